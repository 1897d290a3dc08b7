import type { QueryWords } from './queryWords.ts'

/** Swahili, which makes plurals by prefixes. */
export const sw: QueryWords = {
  kinds: {
    accommodation:
      'hoteli, mahoteli, oteli, malazi, mahali pa kulala, pa kulala, kulala, mahali pa kukaa, chumba, vyumba, makazi',
    guesthouses:
      'nyumba ya wageni, nyumba za wageni, gesti, gest, hosteli, mahosteli, nyumba ya kulala wageni, nyumba za kulala wageni',
    'safari-lodges':
      'loji ya safari, loji za safari, kambi ya safari, kambi za safari, hoteli ya safari, hoteli za safari',
    'self-catering': 'fleti, nyumba ya kupangisha, nyumba za kupangisha',
    'bed-breakfast': 'kitanda na kifungua kinywa, malazi na kifungua kinywa',
    'camping-glamping': 'kambi, makambi, kupiga kambi, hema, mahema',
    'restaurants-dining':
      'mkahawa, mikahawa, mgahawa, migahawa, mahali pa kula, pa kula, kula, chakula, vyakula, mlo, restoranti, restorani, hoteli ya chakula, chakula cha mchana, chakula cha jioni',
    'traditional-cuisine':
      'chakula cha asili, vyakula vya asili, chakula cha kienyeji, vyakula vya kienyeji, chakula cha kiasili',
    'cafes-bakeries': 'kahawa, duka la kahawa, maduka ya kahawa, mkate, duka la mikate, bekari',
    'food-markets': 'soko la chakula, masoko ya chakula',
    shopping: 'duka, maduka, soko, masoko, ununuzi, manunuzi, kununua, duka kuu, maduka makubwa, madukani, sokoni',
    'car-hire-transport': 'teksi, taksi, usafiri, basi, mabasi, gari, magari, daladala, feri, bodaboda',
    'car-rental':
      'kukodi gari, kukodi magari, kukodisha gari, kukodisha magari, kodi gari, kodi magari, gari la kukodi, magari ya kukodi, gari la kukodisha, magari ya kukodisha',
    'airport-transfers':
      'usafiri wa uwanja wa ndege, usafiri wa airport, gari la uwanja wa ndege, teksi ya uwanja wa ndege, teksi za uwanja wa ndege',
    'tour-buses': 'basi la watalii, mabasi ya watalii',
    'safari-vehicles': 'gari la safari, magari ya safari',
    'chauffeur-services': 'dereva, madereva, gari na dereva',
    'events-festivals': 'tukio, matukio, tamasha, matamasha, sherehe, maonyesho, maonesho, hafla, tafrija',
    'wellness-spas': 'masaji, spa, saluni, kukanda, ustawi, urembo, uzuri',
    'nightlife-entertainment':
      'baa, mabaa, klabu, vilabu, klabu ya usiku, klabu za usiku, vilabu vya usiku, burudani, disko, maisha ya usiku, sinema, pombe',
  },
  stopWords:
    'katika kwa karibu na ya za wa la cha vya mjini mji wa nchini kule huko hapa ndani kwenye jijini jiji mtaani eneo maeneo bora nzuri mazuri bei nafuu rahisi kando jirani au yenye penye wenye',
  stopPhrases:
    'mambo ya kufanya, vitu vya kufanya, mahali pa kutembelea, sehemu za kutembelea, vivutio, vivutio vya utalii, utalii, nini cha kufanya, pa kwenda',
}
