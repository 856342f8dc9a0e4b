import type { SubmissionChange, SubmissionDetail } from "#contract/enquiries/submission.ts";
import { telLink, useSite } from "#web/lib/page/site-context.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { replyMailLink, replyTemplates, replyWhatsappLink } from "./reply-links.ts";
import type { ReplyDraft } from "./use-reply-draft.ts";

export interface EnquirySectionProps {
  submission: SubmissionDetail;
  isBusy: boolean;
  change: (body: SubmissionChange) => Promise<boolean>;
  draft: ReplyDraft;
}

/** The ways to answer, with words to begin from, and *Mark as replied* beside them. */
export function EnquiryReply({ submission, isBusy, change, draft }: EnquirySectionProps) {
  const site = useSite(submission.service);
  const templates = replyTemplates(submission);
  const { template, reply, replaced } = draft.texts;
  const chosen = templates.find(({ label }) => label === template) ?? templates[0];
  const text = reply ?? chosen?.text(submission, site) ?? "";
  const markAsReplied = async () => {
    // Only now: whoever opened the mail may come back without having sent it. What was typed meanwhile is another answer.
    if (!(await change({ status: "replied" }))) return;
    const now = draft.now();
    if (now.reply === reply && now.template === template) {
      draft.keep({ template: "", reply: undefined, replaced: "" });
    }
  };
  const { email, phone_number, status } = submission;
  if (!email && !phone_number) {
    return (
      <p className="text-ink2">What this person wrote has been erased, so that nobody can be answered any more.</p>
    );
  }
  return (
    <section aria-labelledby="reply-title">
      <h3 id="reply-title">Reply</h3>
      <div className="mt-2 grid gap-3">
        <Field id="reply-template" label="Begin from" className="sm:w-72">
          <Select
            id="reply-template"
            value={chosen?.label}
            onChange={({ currentTarget }) =>
              draft.keep({ template: currentTarget.value, reply: undefined, replaced: joined(replaced, reply) })
            }
          >
            {templates.map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </Select>
        </Field>
        <Field
          id="reply-text"
          label="Your answer"
          hint={reply && "What you typed is kept on this device until you mark it as replied."}
        >
          <textarea
            id="reply-text"
            className="in"
            rows={6}
            value={text}
            onChange={({ currentTarget }) => draft.keep({ reply: currentTarget.value })}
          />
        </Field>
        {replaced && !reply && (
          <Button
            look="quiet"
            className="-ml-3 justify-self-start"
            onClick={() => draft.keep({ reply: replaced, replaced: "" })}
          >
            Bring back what I typed
          </Button>
        )}
        <div className="flex flex-wrap gap-2">
          <ButtonAnchor href={replyMailLink(submission, text)}>
            <Icon name="mail" />
            Email
          </ButtonAnchor>
          {phone_number && (
            <>
              <ButtonAnchor look="outline" href={telLink(phone_number)}>
                <Icon name="phone" />
                Call
              </ButtonAnchor>
              <ButtonAnchor
                look="outline"
                href={replyWhatsappLink(submission, text)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="chat" />
                WhatsApp
              </ButtonAnchor>
            </>
          )}
          {status !== "replied" && (
            <Button look="quiet" disabled={isBusy} onClick={markAsReplied}>
              Mark as replied
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

/** What was typed before one template after another was chosen, with an empty line between. */
const joined = (...typed: (string | undefined)[]) => typed.filter((text) => text?.trim()).join("\n\n");
