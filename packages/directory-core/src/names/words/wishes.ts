/** What is wished for beside a kind and a place: near to who asks, open at this moment, not dear. */
export type Wish = 'here' | 'open' | 'cheap'

/** How travellers say it in English, Swahili, French, Portuguese, Arabic and Amharic, with commas between the phrases. */
export const wishWords: Readonly<Record<Wish, string>> = {
  here: `near me, close to me, around me, near here, around here, close by me, nearest to me, closest to me, near my location, in my area,
    karibu nami, karibu na mimi, karibu yangu, karibu na hapa, jirani yangu,
    près de moi, autour de moi, à proximité de moi, pas loin de moi, près d ici, autour d ici, proche de moi,
    perto de mim, perto de mi, ao pé de mim, próximo de mim, perto daqui, à minha volta,
    قربي, قريب مني, قريبة مني, بالقرب مني, بجانبي, جنبي, حولي, قريب من هنا, القريبة مني,
    አጠገቤ, በአቅራቢያዬ, በአቅራቢያ, አቅራቢያዬ, አካባቢዬ`,
  open: `open now, open, open today, still open, open at the moment, open right now, opened now, 24 hour, 24 hours, 24 7, open 24 hours,
    iliyo wazi sasa, wazi sasa, iliyofunguliwa, zilizo wazi sasa, zilizofunguliwa, saa 24,
    ouvert maintenant, ouverte maintenant, ouverts maintenant, ouvertes maintenant, ouvert, ouverte, ouverts, ouvertes, ouvert en ce moment, 24h 24, 24 heures,
    aberto agora, aberta agora, abertos agora, abertas agora, aberto, aberta, abertos, abertas, 24 horas,
    مفتوح الآن, مفتوحة الآن, مفتوح, مفتوحة, فاتح دلوقتي, مفتوح حاليا, مفتوحة حاليا, 24 ساعة,
    አሁን ክፍት, አሁን ክፍት የሆነ, ክፍት`,
  cheap: `cheap, cheapest, budget, affordable, inexpensive, low cost,
    rahisi, bei rahisi, bei nafuu, nafuu, ya bei nafuu, za bei nafuu, za bei rahisi, ya bei rahisi,
    pas cher, pas chère, pas chers, pas chères, bon marché, économique, moins cher, moins chers,
    barato, barata, baratos, baratas, mais barato, económico, econômico,
    رخيص, رخيصة, رخيصه, أرخص, اقتصادي, اقتصادية, بسعر رخيص,
    ርካሽ, ዋጋው ርካሽ, በቅናሽ`,
}
