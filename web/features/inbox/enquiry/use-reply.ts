import type { Submission } from "#contract/enquiries/submission.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { useReplySubject } from "./reply/use-reply-subject.ts";
import { type ReplyTemplate, replyTemplates } from "./reply-templates.ts";
import type { EnquiryDraft } from "./use-enquiry-draft.ts";

interface Reply {
  templates: readonly ReplyTemplate[];
  template: ReplyTemplate | undefined;
  /** What the colleague typed, or else the text of the template. */
  text: string;
}

/** Returns the reply to an enquiry as it would be sent now, with the templates for it. */
export function useReply(enquiry: Submission, { texts }: EnquiryDraft): Reply {
  const site = useSite(enquiry.service);
  const subject = useReplySubject(enquiry);
  const templates = replyTemplates(enquiry, subject, site, new Date());
  const template = templates.find(({ label }) => label === texts.template) ?? templates[0];
  return { templates, template, text: texts.reply ?? template?.text ?? "" };
}
