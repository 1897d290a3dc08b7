import type { QueryWords } from './queryWords.ts'

export const fr: QueryWords = {
  kinds: {
    accommodation:
      'hôtel, hébergement, logement, dormir, où dormir, ou loger, où loger, se loger, chambre, chambre d hôtel, motel, lodge, résidence hôtelière, séjour, complexe hôtelier, nuitée',
    guesthouses:
      'auberge, maison d hôtes, maison d hôte, auberge de jeunesse, pension, gîte, case de passage, maison de passage',
    'safari-lodges': 'lodge safari, lodge de safari, camp de safari, camp safari, lodge de brousse',
    'self-catering':
      'appartement, appartement meublé, meublé, résidence meublée, location de vacances, appart hôtel, studio meublé, villa à louer',
    'bed-breakfast': 'chambre d hôtes, chambre d hôte, chambre et petit déjeuner',
    'camping-glamping': 'camping, campement, bivouac, terrain de camping',
    'restaurants-dining':
      'restaurant, resto, manger, où manger, restauration, cuisine, repas, déjeuner, dîner, maquis, nourriture, se restaurer, grillade, rôtisserie',
    'fine-dining': 'restaurant gastronomique, gastronomie, restaurant chic, table gastronomique',
    'casual-dining': 'restauration rapide, fast food, snack, brasserie',
    'traditional-cuisine':
      'cuisine traditionnelle, cuisine locale, cuisine africaine, restaurant africain, plats locaux',
    'cafes-bakeries': 'café, boulangerie, pâtisserie, salon de thé, petit déjeuner, boulangerie pâtisserie',
    'international-cuisine':
      'cuisine internationale, restaurant italien, restaurant indien, restaurant chinois, restaurant libanais',
    'food-markets': 'marché alimentaire, marché de producteurs',
    shopping:
      'magasin, boutique, marché, centre commercial, centres commerciaux, achats, supermarché, commerce, faire du shopping, épicerie, souvenirs, artisanat, marché artisanal, pharmacie, librairie',
    'car-hire-transport':
      'transport, taxi, bus, autobus, voiture, gare routière, location de moto, location de vélo, se déplacer, bateau',
    'car-rental':
      'location de voiture, location voiture, louer une voiture, louer voiture, voiture de location, location auto, location de véhicule, voiture à louer, location d auto',
    'airport-transfers':
      'transfert aéroport, transferts aéroport, navette aéroport, navette, transfert, navette de l aéroport, taxi aéroport, transfert depuis l aéroport, transfert à l aéroport',
    'tour-buses': 'bus touristique, autocar, location de bus, location de car',
    'luxury-transport': 'voiture de luxe, transport de luxe, limousine, location de voiture de luxe',
    'safari-vehicles': 'véhicule de safari, location 4x4, location de 4x4, voiture de safari',
    'chauffeur-services': 'chauffeur, voiture avec chauffeur, chauffeur privé',
    'events-festivals':
      'événement, évènement, festival, fête, concert, spectacle, exposition, salle de fête, salle de conférence, salle de mariage, théâtre, foire, carnaval, galerie d art',
    'wellness-spas':
      'spa, bien être, massage, détente, salon de beauté, coiffeur, institut de beauté, hammam, sauna, salle de sport, soins, coiffure',
    'nightlife-entertainment':
      'bar, boîte de nuit, discothèque, boîte, vie nocturne, sortir, où sortir, night club, casino, cinéma, divertissement, bar à vin, cave à vin, pub',
  },
  stopWords:
    'à au aux en dans de du des d l la le les un une et ou près proche autour chez sur pour par vers pas cher chère chers chères bon bons bonne bonnes meilleur meilleurs meilleure meilleures où centre quartier trouver entreprises avec ayant',
  stopPhrases:
    'que faire, quoi faire, que voir, à voir, choses à faire, choses à voir, à visiter, lieux à visiter, que visiter, attractions touristiques, sites touristiques, tourisme, activités',
}
