/** The Arabic words of opening hours, without accents as `plainText` leaves them, in the English that the readers know. */
const WORDS: readonly (readonly [arabic: string, english: string])[] = [
  ['الاثنين|اثنين', 'monday'],
  ['الثلاثاء|ثلاثاء', 'tuesday'],
  ['الاربعاء|اربعاء', 'wednesday'],
  ['الخميس|خميس', 'thursday'],
  ['الجمعة|الجمعه|جمعة', 'friday'],
  ['السبت|سبت', 'saturday'],
  ['الاحد|احد', 'sunday'],
  ['يوميا|كل يوم|كل الايام|جميع الايام|طوال ايام الاسبوع|طوال الاسبوع', 'daily'],
  ['ايام الاسبوع', 'weekdays'],
  ['عطلة نهاية الاسبوع|نهاية الاسبوع', 'weekend'],
  ['العطل الرسمية|العطلات الرسمية|ايام العطل', 'public holidays'],
  ['ما عدا|ماعدا|باستثناء|عدا', 'except'],
  ['مغلق|مغلقة|اجازة|عطلة', 'closed'],
  ['24 ساعة|على مدار الساعة', '24 hours'],
  ['شهر رمضان|رمضان', 'ramadan'],
  ['صباحا|ص', 'am'],
  ['مساء|مساءا|ظهرا|م', 'pm'],
  ['الساعة|يوم', ''],
  ['من', 'from'],
  ['الى|حتى|لغاية', 'to'],
  ['و', 'and'],
]

const PATTERNS = WORDS.map(
  ([arabic, english]) => [new RegExp(`(?<!\\p{L})(و ?)?(?:${arabic})(?!\\p{L})`, 'gu'), english] as const,
)

/** A plain text with the Arabic words of opening hours in English. */
export function withoutArabicWords(text: string): string {
  if (!/\p{Script=Arabic}/u.test(text)) return text
  return PATTERNS.reduce(
    (result, [pattern, english]) => result.replace(pattern, (_, and?: string) => ` ${and ? 'and ' : ''}${english} `),
    text
      .replaceAll('،', ',')
      .replaceAll('؛', ';')
      .replace(/(?<=\d)(?=\p{L})/gu, ' '),
  )
}
