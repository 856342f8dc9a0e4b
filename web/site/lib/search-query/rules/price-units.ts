/** What a number counts: groups for "per", a month, "monthly", another unit and "yearly". */
const unitPattern =
  /^[\s-]*((?:an?|per|each|every)[\s-]+|\/\s*)?(?:(mo(?:nth)?s?(?![a-z]))|(monthly|pcm|pm)(?![a-z])|((?:sq|acre|lot|plot|hect|met(?:er|re)|mile|minute|hour|year|annua?|nigh?t|da[iy]|week|bed|bath|toilet|person|people|street|%|kva|kw|watt|gallon|lit(?:er|re)|stor(?:e?y|ies)|floor|famil|stud|worker|seater|unit|car(?!e)|avenue|boulevard|by[\s-]*\d)|(?:ft|feet|m2|km|mins?|hrs?|yrs?|brs?|ba|st|rd|nd|th|ave|blvd|x|rooms|guests|seats|pax|sets?|volts?|amps?)(?![a-z]))(ly)?)/;

/** The unit after an amount. */
export interface AmountUnit {
  /** "a month", "monthly". */
  isPerMonth: boolean;
  /** "months" without "a" or "per", which may be a duration. */
  isMonth: boolean;
  /** Something else is counted. */
  isOther: boolean;
  /** The price of a year, a night or an acre. */
  isOtherPrice: boolean;
}

/** Returns the unit with which the rest of a folded text begins. */
export function readUnit(rest: string): AmountUnit {
  const [, per, month, monthly, other, often] = unitPattern.exec(rest) ?? [];
  return {
    isPerMonth: Boolean(monthly || (month && per)),
    isMonth: Boolean(month),
    isOther: other !== undefined,
    isOtherPrice: other !== undefined && Boolean(per || often),
  };
}

/** Whether the rest of a folded text begins with a unit of anything. */
export function startsWithUnit(rest: string): boolean {
  const { isPerMonth, isMonth, isOther } = readUnit(rest);
  return isPerMonth || isMonth || isOther;
}
