import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { runAfterResponse } from "#worker/http/run-after-response.ts";
import { completeMail } from "./complete-mail.ts";
import { sendMessages } from "./send-messages.service.ts";

/** Sends the queued mails after the response. What fails is sent by the schedule. */
export function sendMessagesSoon(c: Context<AppEnv>): void {
  const { mail } = c.get("channels");
  if (!mail) return;
  const { tokenKey } = c.get("config");
  const complete = (message: { id: string; body: string }) => completeMail(message, { origin: mail.origin, tokenKey });
  runAfterResponse(c, sendMessages(c.get("primary"), mail, complete, new Date()), { error: "Mails failed" });
}
