import type { QueryWords } from './queryWords.ts'

export const en: QueryWords = {
  kinds: {
    accommodation:
      'accommodation, accomodation, accomadation, acommodation, acomodation, hotel, motel, inn, lodge, lodging, stay, sleep, room, place to stay, somewhere to stay, where to sleep, where to stay, resort, hotel room, beach hotel, beach resort, villa, bed, overnight stay',
    guesthouses: 'guesthouse, guest house, guest lodge, hostel, backpackers, backpacker, homestay, home stay',
    'safari-lodges': 'safari lodge, game lodge, bush lodge, safari camp, bush camp, game reserve lodge, wildlife lodge',
    'self-catering':
      'self catering, selfcatering, apartment, holiday apartment, furnished apartment, serviced apartment, cottage, chalet, holiday home, holiday rental, vacation rental, flat',
    'bed-breakfast': 'bed breakfast, b b, bnb, bed breakfast inn',
    'camping-glamping':
      'camping, glamping, campsite, camp site, campground, camping site, caravan park, tented camp, camp',
    'restaurants-dining':
      'restaurant, resturant, restaraunt, restraunt, resteraunt, restuarant, restaurent, eat, eating, dining, dine, food, place to eat, somewhere to eat, where to eat, eatery, eateries, eating place, eating out, lunch, dinner, pizzeria, steakhouse, grill, meal, seafood, seafood restaurant',
    'fine-dining': 'fine dining, fine restaurant, fine dining restaurant, gourmet, gourmet restaurant',
    'casual-dining': 'casual dining, fast food, takeaway, take away, burger, pizza, street food, fastfood',
    'traditional-cuisine':
      'traditional cuisine, traditional food, local food, local cuisine, african food, african cuisine, african restaurant, traditional restaurant, nyama choma',
    'cafes-bakeries':
      'cafe, bakery, coffee, coffee shop, coffee house, coffeeshop, tea room, pastry shop, breakfast, brunch',
    'international-cuisine':
      'international cuisine, international food, indian restaurant, italian restaurant, chinese restaurant, ethiopian restaurant, indian food, italian food, chinese food',
    'food-markets': 'food market, farmers market, farmer market, food hall',
    shopping:
      'shopping, shop, store, market, mall, shopping mall, shopping centre, shopping center, supermarket, souvenir, souvenir shop, gift shop, curio, curio shop, craft market, crafts, boutique, bookshop, pharmacy',
    'car-hire-transport':
      'car hire, transport, transportation, taxi, cab, bus, ferry, minibus, matatu, getting around, car, vehicle hire, bike hire, bicycle hire, motorbike hire, scooter hire',
    'car-rental':
      'car rental, rent a car, rental car, rent car, hire a car, vehicle rental, car for hire, cars for hire',
    'airport-transfers':
      'airport transfer, airport shuttle, airport taxi, airport pickup, airport pick up, airport transport, shuttle, transfer, airport bus',
    'tour-buses': 'tour bus, coach hire, bus tour, coach tour, bus hire, sightseeing bus',
    'luxury-transport': 'luxury transport, luxury car, limousine, limo, luxury car hire, luxury car rental',
    'safari-vehicles':
      'safari vehicle, safari car, 4x4, 4x4 hire, 4x4 rental, 4 x 4, four wheel drive, safari vehicle hire, land cruiser hire',
    'chauffeur-services': 'chauffeur service, chauffeur, driver, private driver, car with driver, driver service',
    'events-festivals':
      'event, festival, concert, exhibition, conference venue, conference, event venue, wedding venue, venue, theatre, theater, art gallery, live music, show, carnival, fair, whats on, what s on',
    'wellness-spas':
      'wellness, spa, massage, sauna, beauty salon, salon, hairdresser, yoga, gym, fitness, day spa, wellness centre, wellness center, massage parlour, hammam, beauty',
    'nightlife-entertainment':
      'nightlife, night life, bar, pub, club, night club, nightclub, entertainment, casino, cinema, disco, discotheque, dancing, going out, night out, cocktail bar, lounge, wine bar, drinks, party',
  },
  stopWords:
    'in near at by of the a an to for around on from close next nearby within and or with some any business businesses listing listings place places find looking search show best top good great nice romantic lovely recommended popular cheap affordable budget downtown central town area having that has have',
  stopPhrases:
    'things to do, things to see, what to do, what to see, places to visit, where to go, places to go, sights, sightseeing, tourist attractions, attractions, must see, points of interest, travel guide, tourism',
}
