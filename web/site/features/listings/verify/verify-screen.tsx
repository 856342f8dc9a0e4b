import { Link, useSearchParams } from "react-router-dom";
import { ApiError } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { ActionGroup } from "#web/site/ui/action-group.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmailText } from "#web/ui/contact/email-text.tsx";
import { FeePolicy } from "#web/ui/contact/fee-policy.tsx";
import { Message } from "#web/ui/feedback/message.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { type Question, readQuestion, verifyKey } from "./read-question.ts";
import { VerifyAnswer } from "./verify-answer.tsx";

/** The page that says whether a phone number or a reference is ours. The form works without a script. */
export function VerifyScreen() {
  const [params] = useSearchParams();
  const question = readQuestion(params);
  const { name } = useSite();
  usePageHead({
    title: "Is it really us?",
    description: `Check a phone number or the reference of a home before you pay or meet anybody: is it ${name}?`,
    noindex: question !== undefined,
  });
  return (
    <div className="wrap grid gap-x-12 py-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:py-12">
      <div className="grid min-w-0 content-start">
        <h1>Is it really us?</h1>
        <p className="mt-3 text-ink2">
          Check a phone number, a link or the reference of a home before you pay or meet anybody.
        </p>
        {/* The browser loads the answer as a page, so that it works without a script. */}
        <form action={paths.verify} className="mt-5 grid gap-3 rounded-l bg-sand p-4 lg:mt-8 lg:p-6">
          <Field
            id="verify-q"
            label="Phone number, link, reference or message"
            hint="For example 077 000 0000 or MH-1042. You can paste a whole message."
          >
            {/* A box of one line would join the lines of a pasted message, and so its numbers. */}
            <textarea
              key={params.get("q")}
              id="verify-q"
              className="in min-h-20!"
              name="q"
              required
              rows={2}
              maxLength={1000}
              autoComplete="off"
              defaultValue={params.get("q") ?? ""}
            />
          </Field>
          <Button type="submit" className="sm:min-w-40 sm:justify-self-start">
            Check
          </Button>
        </form>
        {question ? <Answer question={question} /> : <OwnNumbers />}
      </div>
      <section className="mt-10 border-t border-line pt-4 lg:mt-0 lg:self-start lg:border-t-2 lg:border-ocean">
        <h2 className="text-3">What we never ask for</h2>
        <p className="mt-2">
          We never ask for money before you have seen a home. If anybody does in our name, do not pay.
        </p>
        <Link className="inline-flex min-h-touch items-center" to={paths.report}>
          Tell us about it
        </Link>
        <FeePolicy className="mt-2" />
        {!question && (
          <ActionGroup className="mt-4">
            <ContactPair service="real-estate" chatText="Hello, I want to check a number." isWide />
          </ActionGroup>
        )}
      </section>
    </div>
  );
}

/** The numbers that are ours without any check. */
function OwnNumbers() {
  const { phone, whatsapp, email } = useSite();
  const rows = [
    ["Phone", phone],
    ["WhatsApp", whatsapp],
    ["Email", email],
  ].filter(([, value]) => value);
  if (rows.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="own-numbers">
      <h2 id="own-numbers" className="text-3">
        These are ours
      </h2>
      <dl className="mt-3 border-b border-line">
        {rows.map(([label, value]) => (
          <div key={label} className="flex min-h-touch flex-wrap items-center gap-x-4 border-t border-line py-2">
            <dt className="text-ink2 sm:min-w-40">{label}</dt>
            <dd className="min-w-0 font-bold wrap-anywhere max-sm:ml-auto" translate="no">
              {label === "Email" && value ? <EmailText email={value} /> : value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-1 text-ink2">Some homes show the number of their own agent. Check it above.</p>
    </section>
  );
}

function Answer({ question }: { question: Question }) {
  const { data, error, mutate } = useEndpoint(verifyKey(question));
  // A longer text has no answer.
  const isUnreadable = data === null || (error instanceof ApiError && error.status === 422);
  if (isUnreadable)
    return (
      <div className="mt-6">
        <Message title="We cannot read this" role="alert">
          This text is too long. Enter the number, the link or the reference alone.
        </Message>
      </div>
    );
  if (data)
    return (
      <div className="mt-6" role="status">
        <VerifyAnswer answer={data.data} />
      </div>
    );
  if (!error)
    return (
      <p role="status" className="mt-6 text-ink2">
        Checking...
      </p>
    );
  return (
    <div className="mt-6">
      <Message
        title="This could not be checked"
        role="alert"
        actions={<Button onClick={() => void mutate()}>Try Again</Button>}
      >
        {error instanceof ApiError && error.status === 429
          ? "Too many checks. Please wait a minute."
          : "Check your connection and try again, or call us."}
      </Message>
    </div>
  );
}
