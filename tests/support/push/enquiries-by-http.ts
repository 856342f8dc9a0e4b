import { expect } from "vitest";
import { weekdays } from "#shared/site/opening-week.ts";

/** Settings of a site that is open at every hour, so that no alert waits for the morning. */
export const openAllDay = { week: Object.fromEntries(weekdays.map((day) => [day, { from: "00:00", to: "23:59" }])) };

/** Sends an enquiry and returns its id. A repeat with the same number is the same enquiry. */
export async function sendEnquiry(origin: string, service: string, number: number): Promise<string> {
  const response = await fetch(`${origin}/api/v1/public/contact-us/${service}`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": `enquiry ${number}` },
    body: JSON.stringify({
      name: "Ma Kebbeh",
      email: `kebbeh-${number}@example.org`,
      phone_number: `0775 ${String(number).padStart(6, "0")}`,
      message: "My knee hurts",
    }),
  });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}

/** Waits for something that another process does. */
export async function waitFor(isDone: () => boolean, seconds = 120): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!isDone() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isDone()).toBe(true);
}

/** Runs the schedule of each minute as if so many minutes had passed. It fails when the site is killed. */
export const runLater = (origin: string, minutes: number) =>
  fetch(`${origin}/cdn-cgi/local/scheduled?time=${Date.now() + minutes * 60_000}&cron=*+*+*+*+*`);
