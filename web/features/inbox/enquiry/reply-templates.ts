import type { Submission } from "#contract/enquiries/submission.ts";
import type { VisibleSite } from "#contract/site/visible-site.ts";
import { joinParts } from "#web/lib/format/format-values.ts";
import type { ReplySubject } from "./reply/reply-subject.ts";
import { callReply, serviceReplies } from "./reply/service-replies.ts";

export interface ReplyTemplate {
  label: string;
  text: string;
}

/**
 * Returns the templates for an enquiry; the first one is the default. It says only what is true of the home, the doctor or
 * the course now.
 */
export function replyTemplates(
  enquiry: Submission,
  subject: ReplySubject,
  { name, phone }: Pick<VisibleSite, "name" | "phone">,
  now: Date,
): readonly ReplyTemplate[] {
  const greeting = `Hello ${enquiry.name.trim() || "there"},`;
  const signature = joinParts([name, phone, `Reference ${enquiry.reference}`], "\n");
  const createReply = serviceReplies[enquiry.service] ?? serviceReplies.general;
  const replies = [createReply(enquiry, subject, now), callReply];
  const letters = replies.map(({ label, body }) => ({ label, text: [greeting, body, signature].join("\n\n") }));
  const distinct = letters.filter(({ label }, index) => letters.findIndex((other) => other.label === label) === index);
  return [...distinct, { label: "Greeting only", text: greeting }];
}
