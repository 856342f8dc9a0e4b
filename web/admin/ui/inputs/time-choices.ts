/** The end of a day, at which hours may end. */
const endOfDay = "24:00";

const quarterHours = Array.from({ length: 24 * 4 }, (_, index) => {
  const [hour, minute] = [Math.floor(index / 4), (index % 4) * 15];
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
});

/** Returns the quarter hours after a time as HH:MM, with the current value among them. */
export function timeChoices(current: string, after: string, hasEndOfDay = false): string[] {
  const choices = quarterHours.filter((time) => time > after);
  if (hasEndOfDay) choices.push(endOfDay);
  return choices.includes(current) ? choices : [...choices, current].sort();
}
