/*
 * Numbering plans that countries have left, since lists still have numbers of them. The rules are those that the countries' regulators notified to the ITU
 * (https://www.itu.int/oth/T0202.aspx?parent=T0202).
 */

interface OldPlan {
  readonly code: string
  /** The national digits of today; undefined where the rule is not sure. */
  readonly renew: (national: string) => string | undefined
}

const OLD_PLANS: Readonly<Record<string, OldPlan>> = {
  // Until 2024-11-30: eight digits, which got 01 before them.
  BJ: { code: '229', renew: (national) => (/^[2-9]\d{7}$/.test(national) ? `01${national}` : undefined) },
  // Until 2021-01-31: eight digits, which got the prefix of their operator before them.
  CI: { code: '225', renew: (national) => ivorian(national) },
}

/** The second digit of a mobile number told the operator, the third one of a fixed line. */
function ivorian(national: string): string | undefined {
  if (/^[04-9]\d{7}$/.test(national)) {
    const operator = national.charAt(1)
    return `${operator < '4' ? '01' : operator < '7' ? '05' : '07'}${national}`
  }
  if (!/^(?:2[0-4]|3[0-6])\d{6}$/.test(national)) return undefined
  const line = national.charAt(2)
  return `${line === '8' ? '21' : line === '0' ? '25' : '27'}${national}`
}

/** A number of the plan before the one of today, in digits of today; undefined where it is none, or the rule is not sure. */
export function newPlanNumber(written: string, country: string): string | undefined {
  const digits = written.replace(/\D/g, '')
  const plan = OLD_PLANS[country]
  if (!plan) return undefined
  const plain = digits.replace(new RegExp(`^(?:00)?${plan.code}(?=\\d{8}$)`), '')
  const national = plan.renew(plain)
  return national && `+${plan.code}${national}`
}

/** Gabon had eight digits until 2019, with a 0 that is dialled no more; the operator's digit that came instead is not told by them. */
export const wantsLook = (written: string, country: string): boolean =>
  country === 'GA' && /^(?:\+?241)?0[1-7]\d{6}$/.test(written.replace(/[^\d+]/g, ''))
