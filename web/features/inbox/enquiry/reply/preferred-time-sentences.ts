import { describePreferredTime } from "#contract/enquiries/describe-preferred-time.ts";
import { isCalendarDay } from "#contract/enquiries/preferred-times.ts";
import type { Submission } from "#contract/enquiries/submission.ts";

const timesOfDay: Record<string, string> = { morning: "a morning", afternoon: "an afternoon", evening: "an evening" };

/** Asks for the day or the time of an appointment that the enquiry lacks. Days are those of Monrovia, which is UTC. */
export function askForTime({ preferred_day, preferred_time }: Submission, now: Date): string {
  const timeOfDay = timesOfDay[preferred_time ?? ""];
  if (!preferred_day) {
    return timeOfDay ? `You asked for ${timeOfDay}. Which day would suit you?` : "Which day and time would suit you?";
  }
  const day = describePreferredTime(preferred_day, null);
  if (isCalendarDay(preferred_day) && preferred_day < now.toISOString().slice(0, 10)) {
    return `You asked for ${day}. We are sorry that we did not reply in time. Which day and time would suit you now?`;
  }
  return `You asked for ${day}${timeOfDay ? `, in the ${preferred_time}` : ""}. What time would suit you best?`;
}
