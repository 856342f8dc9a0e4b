import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { describeError } from "#worker/lib/failure-reason.ts";
import { addLink } from "#worker/modules/appointments/appointment-texts.ts";
import { sendMessages } from "#worker/modules/operations/send-messages.service.ts";

/** Sends the queued mails after the response. What fails is sent by the schedule. */
export function sendMessagesSoon(c: Context<AppEnv>): void {
  const { mail } = c.get("channels");
  if (!mail) return;
  const { tokenKey } = c.get("config");
  const complete = (message: { id: string; body: string }) => addLink(message, { origin: mail.origin, tokenKey });
  c.executionCtx.waitUntil(
    sendMessages(c.get("primary"), mail, complete, new Date()).catch((error) =>
      console.error(JSON.stringify({ error: "Mails failed", cause: describeError(error) })),
    ),
  );
}
