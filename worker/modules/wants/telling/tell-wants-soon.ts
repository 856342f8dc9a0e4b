import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { describeError } from "#worker/lib/failure-reason.ts";
import { completeMail } from "#worker/modules/operations/complete-mail.ts";
import { sendMessages } from "#worker/modules/operations/send-messages.service.ts";
import { tellWants } from "./tell-wants.service.ts";

/** Tells people who wait, after the response to a change of a colleague. What fails is told by the schedule. */
export async function tellWantsSoon(c: Context<AppEnv>): Promise<void> {
  const { tokenKey } = c.get("config");
  const channels = c.get("channels");
  if (tokenKey === undefined || (!channels.push && !channels.mail)) return;
  const context = { db: c.get("primary"), channels, now: new Date(), origin: c.get("origin"), tokenKey };
  try {
    const told = await tellWants(context);
    if (told && channels.mail)
      await sendMessages(context.db, channels.mail, (message) => completeMail(message, context), context.now);
  } catch (error) {
    console.error(JSON.stringify({ error: "Wants were not told", cause: describeError(error) }));
  }
}
