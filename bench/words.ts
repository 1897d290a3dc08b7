/** The words that the made-up businesses of the benchmark are named with. */
export const PLACES: readonly {
  readonly country: string
  readonly weight: number
  readonly cities: readonly (readonly [city: string, province: string])[]
}[] = [
  {
    country: 'South Africa',
    weight: 245,
    cities: [
      ['Johannesburg', 'Gauteng'],
      ['Cape Town', 'Western Cape'],
      ['Durban', 'KwaZulu-Natal'],
      ['Pretoria', 'Gauteng'],
      ['Stellenbosch', 'Western Cape'],
      ['Port Elizabeth', 'Eastern Cape'],
      ['Bloemfontein', 'Free State'],
      ['Nelspruit', 'Mpumalanga'],
      ['Polokwane', 'Limpopo'],
      ['Knysna', 'Western Cape'],
      ['East London', 'Eastern Cape'],
      ['Kimberley', 'Northern Cape'],
      ['Rustenburg', 'North West'],
      ['George', 'Western Cape'],
      ['Hermanus', 'Western Cape'],
      ['Pietermaritzburg', 'KwaZulu-Natal'],
      ['Upington', 'Northern Cape'],
      ['Soweto', 'Gauteng'],
      ['Sandton', 'Gauteng'],
      ['Ballito', 'KwaZulu-Natal'],
    ],
  },
  {
    country: 'Kenya',
    weight: 92,
    cities: [
      ['Nairobi', 'Nairobi'],
      ['Mombasa', 'Coast'],
      ['Kisumu', 'Nyanza'],
      ['Nakuru', 'Rift Valley'],
      ['Eldoret', 'Rift Valley'],
      ['Malindi', 'Coast'],
      ['Naivasha', 'Rift Valley'],
      ['Lamu', 'Coast'],
      ['Thika', 'Central'],
      ['Nyeri', 'Central'],
      ['Nanyuki', 'Central'],
      ['Diani', 'Coast'],
      ['Kakamega', 'Western'],
      ['Garissa', 'North Eastern'],
      ['Machakos', 'Eastern'],
    ],
  },
  {
    country: 'Namibia',
    weight: 87,
    cities: [
      ['Windhoek', 'Khomas'],
      ['Swakopmund', 'Erongo'],
      ['Walvis Bay', 'Erongo'],
      ['Lüderitz', 'Karas'],
      ['Rundu', 'Kavango'],
      ['Otjiwarongo', 'Otjozondjupa'],
      ['Katima Mulilo', 'Zambezi'],
      ['Oshakati', 'Oshana'],
    ],
  },
  {
    country: 'Botswana',
    weight: 63,
    cities: [
      ['Gaborone', 'South-East'],
      ['Maun', 'North-West'],
      ['Kasane', 'Chobe'],
      ['Francistown', 'North-East'],
      ['Serowe', 'Central'],
      ['Lobatse', 'South-East'],
    ],
  },
  {
    country: 'Tanzania',
    weight: 55,
    cities: [
      ['Dar es Salaam', 'Dar es Salaam'],
      ['Arusha', 'Arusha'],
      ['Stone Town', 'Zanzibar'],
      ['Dodoma', 'Dodoma'],
      ['Mwanza', 'Mwanza'],
      ['Moshi', 'Kilimanjaro'],
      ['Karatu', 'Arusha'],
      ['Tanga', 'Tanga'],
    ],
  },
  {
    country: 'Zimbabwe',
    weight: 48,
    cities: [
      ['Harare', 'Harare'],
      ['Bulawayo', 'Bulawayo'],
      ['Victoria Falls', 'Matabeleland North'],
      ['Mutare', 'Manicaland'],
      ['Gweru', 'Midlands'],
      ['Kariba', 'Mashonaland West'],
    ],
  },
  {
    country: 'DR Congo',
    weight: 42,
    cities: [
      ['Kinshasa', 'Kinshasa'],
      ['Lubumbashi', 'Haut-Katanga'],
      ['Goma', 'Nord-Kivu'],
      ['Kisangani', 'Tshopo'],
      ['Bukavu', 'Sud-Kivu'],
      ['Matadi', 'Kongo Central'],
    ],
  },
  {
    country: 'Mozambique',
    weight: 38,
    cities: [
      ['Maputo', 'Maputo'],
      ['Beira', 'Sofala'],
      ['Vilankulo', 'Inhambane'],
      ['Tofo', 'Inhambane'],
      ['Nampula', 'Nampula'],
      ['Pemba', 'Cabo Delgado'],
      ['Tete', 'Tete'],
    ],
  },
  {
    country: 'Eswatini',
    weight: 24,
    cities: [
      ['Mbabane', 'Hhohho'],
      ['Manzini', 'Manzini'],
      ['Ezulwini', 'Hhohho'],
      ['Siteki', 'Lubombo'],
    ],
  },
  {
    country: 'Morocco',
    weight: 20,
    cities: [
      ['Marrakesh', 'Marrakesh-Safi'],
      ['Fès', 'Fès-Meknès'],
      ['Casablanca', 'Casablanca-Settat'],
      ['Essaouira', 'Marrakesh-Safi'],
    ],
  },
  {
    country: 'Egypt',
    weight: 20,
    cities: [
      ['Cairo', 'Cairo'],
      ['Luxor', 'Luxor'],
      ['Aswan', 'Aswan'],
      ['Alexandria', 'Alexandria'],
      ['Hurghada', 'Red Sea'],
    ],
  },
]

/** The seven categories, how many listings of each there are, and what their businesses call themselves. */
export const TRADES: readonly {
  readonly category: string
  readonly weight: number
  readonly nouns: readonly string[]
}[] = [
  {
    category: 'Accommodation',
    weight: 120,
    nouns: words`Hotel Lodge Guesthouse Resort Camp Inn Suites Villa Cottage Backpackers Hostel Apartments Manor Retreat B&B Chalets`,
  },
  {
    category: 'Restaurants & Dining',
    weight: 85,
    nouns: words`Restaurant Grill Café Bistro Kitchen Bakery Diner Steakhouse Pizzeria Braai Butchery Eatery Takeaway Coffee`,
  },
  {
    category: 'Shopping',
    weight: 56,
    nouns: words`Supermarket Shop Store Market Mall Boutique Chemist Hardware Traders Crafts Gallery Bookshop Stores Minimart`,
  },
  {
    category: 'Car Hire & Transport',
    weight: 42,
    nouns: words`Rentals Transfers Tours Safaris Shuttle Taxis Motors Coaches Cabs Travel Logistics Garage`,
  },
  {
    category: 'Events & Festivals',
    weight: 38,
    nouns: words`Events Festival Weddings Conferences Catering Productions Sound Expo Marquees Decor`,
  },
  {
    category: 'Wellness & Spas',
    weight: 33,
    nouns: words`Spa Salon Gym Wellness Yoga Massage Barbershop Beauty Hammam Fitness`,
  },
  {
    category: 'Nightlife & Entertainment',
    weight: 27,
    nouns: words`Bar Pub Club Lounge Casino Cinema Theatre Tavern Nightclub Brewery`,
  },
]

export const SUBCATEGORIES: Readonly<Record<string, readonly string[]>> = {
  Accommodation: [
    'Hotels & Resorts',
    'Guesthouses',
    'Safari Lodges',
    'Self-Catering',
    'Bed & Breakfast',
    'Camping & Glamping',
  ],
  'Restaurants & Dining': [
    'Fine Dining',
    'Casual Dining',
    'Traditional Cuisine',
    'Cafés & Bakeries',
    'International Cuisine',
    'Food Markets',
  ],
  'Car Hire & Transport': [
    'Car Rental',
    'Airport Transfers',
    'Tour Buses',
    'Luxury Transport',
    'Safari Vehicles',
    'Chauffeur Services',
  ],
}

export const ADJECTIVES = words`The New Royal Golden Grand Blue Green Old Sunset Sunrise Silver Little Big Happy Wild Hidden
  Crystal Imperial Classic Modern Urban African Afro Pan Premier Elite Prime Mama Baba Tropical Coastal Highland Quiet
  Elegant Rustic Sacred Secret Painted Lucky First Central Northern Southern Eastern Western`

export const NATURE = words`Baobab Savanna Acacia Elephant Lion Leopard Kudu Impala River Ocean Lake Mountain Palm Desert
  Dune Coral Reef Sun Moon Star Eagle Heron Flamingo Zebra Giraffe Rhino Buffalo Marula Protea Jacaranda Mango Bamboo
  Rock Falls Valley Hill Bay Beach Island Harbour Garden Forest Spring Cloud Rain Fire Thorn Tree Hippo Crane Ibis`

export const LOCAL = words`Karibu Jambo Safari Uhuru Ubuntu Umoja Simba Twiga Tembo Kifaru Nyota Jua Bahari Pwani Mlima
  Moyo Rafiki Amani Baraka Neema Imani Furaha Zawadi Dhow Duka Nyumba Mzuri Pamoja Asante Malaika Tausi Chui Ndovu Indaba
  Shosholoza Thula Thando Lerato Khaya Zola Lesedi Naledi Pula Kgosi Tshwene Riad Dar Souk Medina Oasis Kasbah Étoile
  Château Père Maïs São João Praia Açaí Ilhéu Müller Böhm Schönau N'Djamena`

export const ENDINGS = [
  'Ltd',
  '(Pty) Ltd',
  '& Sons',
  'Limited',
  'Group',
  'Centre',
  'House',
  'Place',
  'Point',
  '24/7',
  'II',
]

/** Names in the other scripts of the continent. */
export const OTHER_SCRIPTS = words`مطعم الشرق فندق النيل سوق القاهرة مقهى الفيشاوي واحة الصحراء نخيل البحر ሆቴል አዲስ አበባ ቡና ምግብ ቤት ገበያ
  ፀሐይ Αθηνά Σπίτι Ресторан Москва`

const SYLLABLES = words`ma ka ra wa nya mu ki ng'e tho ndu ba la se to mo le ha ne ri ru zi si su ko go do lu mb ele oma
  iku uma ade ola chi ife nde wan jo kam mwa gi thi ga ere zu kha li an ou di ke fa tu ya sho`

/** A family name, from thousands that are common or hundreds of thousands that are not. */
export function familyName(random: () => number): string {
  const common = random() < 0.5
  const length = common ? 2 : 3 + Math.floor(random() * 2)
  const parts = Array.from({ length }, () => SYLLABLES[Math.floor(random() ** (common ? 1.6 : 1) * SYLLABLES.length)]!)
  const name = parts.join('')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function words(text: TemplateStringsArray): readonly string[] {
  return (text[0] ?? '').split(/\s+/)
}
