import type { AfricanCountryCode } from '../../location/africa.ts'

/** What travellers name instead of the town that they mean: the town first, with bars between the names. */
export const landmarks: Readonly<Partial<Record<AfricanCountryCode, readonly string[]>>> = {
  BW: ['Maun|Okavango|Okavango Delta|Moremi', 'Kasane|Chobe|Chobe National Park'],
  CI: ['Yamoussoukro|Basilique Notre Dame de la Paix|Basilica of Our Lady of Peace'],
  EG: [
    'Giza|Pyramids|The Pyramids|Pyramids of Giza|Giza Pyramids|Great Pyramid|Sphinx|Pyramides|Pyramides de Gizeh|Pirâmides|Pirâmides de Gizé|Piramidi|الأهرامات|أهرامات الجيزة|الهرم|أبو الهول',
    'Luxor|Karnak|Valley of the Kings|Vallée des Rois|Vale dos Reis|وادي الملوك|الكرنك',
    'Aswan|Philae|Abu Simbel|أبو سمبل',
    'Cairo|Khan el Khalili|Tahrir Square|Citadel of Saladin|Place Tahrir|خان الخليلي|ميدان التحرير',
  ],
  ET: ['Lalibela|Rock churches|Églises rupestres'],
  KE: [
    'Nairobi|Nairobi National Park|Giraffe Centre|Karen Blixen Museum|JKIA|Jomo Kenyatta Airport',
    'Narok|Masai Mara|Maasai Mara|Massai Mara',
    'Mombasa|Fort Jesus',
    'Malindi|Vasco da Gama Pillar',
  ],
  MA: ['Marrakesh|Jemaa el Fna|Djemaa el Fna|جامع الفنا', 'Casablanca|Hassan II Mosque|Mosquée Hassan II'],
  RW: ['Musanze|Volcanoes National Park'],
  TZ: [
    'Moshi|Kilimanjaro|Mount Kilimanjaro|Kilimandjaro|كليمنجارو',
    'Arusha|Serengeti|Ngorongoro|Ngorongoro Crater',
    'Dar es Salaam|Kariakoo',
  ],
  ZA: [
    'Cape Town|Table Mountain|V A Waterfront|Robben Island|Montagne de la Table|Montanha da Mesa',
    'Hazyview|Kruger|Kruger National Park|Kruger Park|Parc Kruger|Parque Kruger',
    'Johannesburg|OR Tambo|Apartheid Museum',
  ],
  ZM: ['Livingstone|Mosi oa Tunya'],
  ZW: ['Masvingo|Great Zimbabwe'],
}
