import type { AttributeSlug } from './attributes.ts'

/** What people call the attributes in English, French, Portuguese, Arabic and Swahili beside their names, with commas between the phrases. */
export const attributeWords: Readonly<Record<AttributeSlug, string>> = {
  wifi: 'wifi, wi fi, internet, free wifi, wifi gratuit, connexion internet, wi fi grátis, واي فاي, انترنت, واي فاي مجاني, intaneti, mtandao',
  'power-backup':
    'generator, backup power, solar power, solar, groupe électrogène, panneaux solaires, énergie solaire, gerador, energia solar, مولد كهرباء, طاقة شمسية, jenereta, umeme wa jua',
  'borehole-water': 'borehole, forage, eau de forage, furo de água, مياه بئر, kisima',
  'mobile-money':
    'mpesa, m pesa, mobile money, ecocash, orange money, paiement mobile, dinheiro móvel, محفظة الكترونية, فودافون كاش, pesa kwa simu',
  cards:
    'credit cards, card payment, takes cards, accepts cards, cards accepted, visa, mastercard, carte bancaire, cartes bancaires, carte de crédit, cartão, cartões, multibanco, بطاقات ائتمان, فيزا, kadi za benki',
  parking: 'parking, car park, secure parking, stationnement, estacionamento, موقف سيارات, مواقف, maegesho',
  'step-free':
    'wheelchair, wheelchair accessible, accessible, step free, accessible en fauteuil roulant, fauteuil roulant, pmr, acessível, cadeira de rodas, كرسي متحرك, kiti cha magurudumu',
  halal: 'halal food, halal, حلال, halali',
  vegetarian: 'vegetarian, veggie, végétarien, végétarienne, vegetariano, vegetariana, نباتي, mboga tu',
  vegan: 'vegan, végan, végétalien, vegano, vegana, نباتي صرف',
  'air-conditioning':
    'air conditioned, aircon, ac, climatisation, climatisé, climatisée, clim, ar condicionado, تكييف, مكيف, kiyoyozi',
  breakfast:
    'with breakfast, breakfast included, petit déjeuner inclus, petit déjeuner compris, café da manhã, pequeno almoço, إفطار, فطور, kifungua kinywa',
  'swimming-pool': 'pool, swimming pool, piscine, piscina, مسبح, حمام سباحة, bwawa la kuogelea',
  'outdoor-seating':
    'terrace, garden seating, outside tables, outdoor, terrasse, en plein air, esplanada, ao ar livre, جلسات خارجية, تراس, viti vya nje',
  takeaway: 'takeaways, take out, takeout, à emporter, para levar, takeaway, سفري, تيك اواي, kubeba',
  delivery:
    'home delivery, delivers, livraison, livraison à domicile, entrega, entrega ao domicílio, توصيل, خدمة توصيل, kuletewa',
  toilets: 'toilet, restroom, washroom, toilettes, casa de banho, حمامات, دورات مياه, choo',
  english:
    'english speaking, english spoken, anglophone, on parle anglais, fala se inglês, يتحدث الانجليزية, kiingereza',
  french: 'french speaking, french spoken, francophone, on parle français, fala se francês, يتحدث الفرنسية, kifaransa',
  arabic: 'arabic speaking, arabic spoken, arabophone, on parle arabe, fala se árabe, يتحدث العربية, kiarabu',
  portuguese:
    'portuguese speaking, portuguese spoken, lusophone, on parle portugais, fala se português, يتحدث البرتغالية, kireno',
  swahili: 'swahili speaking, swahili spoken, on parle swahili, fala se suaíli, يتحدث السواحلية, kiswahili',
}
