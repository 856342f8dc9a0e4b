import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { describePreferredTime } from "#shared/enquiries/describe-preferred-time.ts";
import { isCalendarDay } from "#shared/enquiries/preferred-times.ts";
import { readWishes } from "./stated-wishes.ts";

const confirmTime = "We will call you to confirm the time.";
const timesOfDay: Record<string, string> = { morning: "a morning", afternoon: "an afternoon", evening: "an evening" };

/** Asks for the day or the time of an appointment that the enquiry lacks. Days are those of Monrovia, which is UTC. */
export function askForTime({ preferred_day, preferred_time, message }: InboxEnquiry, now: Date): string {
  const timeOfDay = timesOfDay[preferred_time ?? ""];
  const stated = readWishes(message);
  if (!preferred_day && stated.day) return stated.time ? confirmTime : "What time would suit you best?";
  if (!preferred_day) {
    if (stated.time) return "Which day would suit you?";
    return timeOfDay ? `You asked for ${timeOfDay}. Which day would suit you?` : "Which day and time would suit you?";
  }
  const day = describePreferredTime(preferred_day, null);
  if (isCalendarDay(preferred_day) && preferred_day < now.toISOString().slice(0, 10)) {
    return `You asked for ${day}. We are sorry that we did not reply in time. Which day and time would suit you now?`;
  }
  if (stated.time) return `You asked for ${day}. ${confirmTime}`;
  return `You asked for ${day}${timeOfDay ? `, in the ${preferred_time}` : ""}. What time would suit you best?`;
}
