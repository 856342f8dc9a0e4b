import { defaultReplyTemplates } from "#contract/enquiries/default-reply-templates.ts";
import type { InboxEnquiry } from "#contract/enquiries/inbox-enquiry.ts";
import { findService } from "#contract/services/services.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { useReplySubject } from "./reply/use-reply-subject.ts";
import { type OfferedReply, offeredReplies } from "./reply-templates.ts";
import type { EnquiryDraft } from "./use-enquiry-draft.ts";

interface Reply {
  templates: readonly OfferedReply[];
  template: OfferedReply | undefined;
  /** What the colleague typed, or else the text of the template. */
  text: string;
}

/** Returns the reply to an enquiry as it would be sent now, with the templates for it. */
export function useReply(enquiry: InboxEnquiry, { texts }: EnquiryDraft): Reply {
  const { name, phone } = useSite(findService(enquiry.service)?.slug);
  const me = useSession()?.user.username;
  const subject = useReplySubject(enquiry);
  const own = useEndpoint(endpointKey("GET /reply-templates")).data ?? defaultReplyTemplates;
  const templates = offeredReplies(enquiry, subject, { name, phone, me }, own, new Date());
  const template = templates.find(({ label }) => label === texts.template) ?? templates[0];
  return { templates, template, text: texts.reply ?? template?.text ?? "" };
}
