/** The end of a day, at which hours may end. */
const endOfDay = "24:00";

/** Returns the times after a time as HH:MM, in steps of so many minutes, with the current value among them. */
export function timeChoices(current: string, after: string, hasEndOfDay = false, step = 15): string[] {
  const choices = Array.from({ length: (24 * 60) / step }, (_, index) => {
    const [hour, minute] = [Math.floor((index * step) / 60), (index * step) % 60];
    return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
  }).filter((time) => time > after);
  if (hasEndOfDay) choices.push(endOfDay);
  return choices.includes(current) ? choices : [...choices, current].sort();
}
