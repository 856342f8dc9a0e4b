import { useState } from "react";
import type { SubmissionChange, SubmissionDetail } from "#contract/submission.ts";
import { telLink, useSite } from "#web/lib/site-context.ts";
import { Button, ButtonAnchor } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { mailLink, replyTemplates, whatsappReply } from "./reply-links.ts";

export interface SubmissionPartProps {
  submission: SubmissionDetail;
  isBusy: boolean;
  change: (body: SubmissionChange) => Promise<boolean>;
}

/** The ways to answer, with words to begin from, and *Mark as replied* beside them. */
export function SubmissionReply({ submission, isBusy, change }: SubmissionPartProps) {
  const site = useSite(submission.service);
  const templates = replyTemplates(submission);
  const [chosen, setChosen] = useState(0);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? templates[chosen]?.text(submission, site) ?? "";
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
            value={String(chosen)}
            onChange={({ currentTarget }) => {
              setChosen(Number(currentTarget.value));
              setTyped(undefined);
            }}
          >
            {templates.map(({ label }, index) => (
              <option key={label} value={index}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <Field id="reply-text" label="Your answer">
          <textarea
            id="reply-text"
            className="in"
            rows={6}
            value={text}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <ButtonAnchor href={mailLink(submission, text)}>
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
                href={whatsappReply(submission, text)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="chat" />
                WhatsApp
              </ButtonAnchor>
            </>
          )}
          {status !== "replied" && (
            <Button look="quiet" disabled={isBusy} onClick={() => change({ status: "replied" })}>
              Mark as replied
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
