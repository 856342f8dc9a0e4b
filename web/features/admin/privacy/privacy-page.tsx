import { useEffect, useRef, useState } from "react";
import type { PrivacyErasure } from "#contract/admin/privacy.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { adminMessages } from "#web/features/admin/messages.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, isForbidden, isOutage } from "#web/lib/api/api-error.ts";
import { saveFile } from "#web/lib/api/download-file.ts";
import { formatCount } from "#web/lib/format/format-values.ts";
import { emailPattern } from "#web/lib/forms/check-form.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { ConfirmDialog } from "#web/ui/admin/confirm-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { Field } from "#web/ui/form/field.tsx";

/** What is removed today is in the copies of the days before until they are removed in their turn. */
const copies = "The nightly copies keep it for up to 30 days more; then they are removed by themselves.";
const wrongAddress = "Please enter a valid email address";

/** What an owner owes a person who asks: everything that is kept about them, or its end. */
export function PrivacyPage() {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [erased, setErased] = useState<PrivacyErasure["data"]>();
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (erased) outcome.current?.focus();
  }, [erased]);
  const address = email.trim();

  const refuse = (why: string) => {
    setProblem(why);
    document.getElementById("person-email")?.focus();
  };
  const attempt = async (act: () => Promise<void>, failure: (error: unknown) => { title: string; text: string }) => {
    setIsBusy(true);
    setErased(undefined);
    try {
      await act();
    } catch (error) {
      const wrong = problemOf(error);
      if (wrong) refuse(wrong);
      else showToast({ tone: "bad", ...failure(error), ...(isForbidden(error) && { title: adminMessages.denied }) });
    }
    setIsBusy(false);
  };
  const isValid = () => {
    const isFine = emailPattern.test(address);
    if (!isFine) refuse(wrongAddress);
    return isFine;
  };
  const download = () =>
    attempt(
      async () => {
        const answer = await apiSend(adminEndpoints.exportPerson, { body: { email: address } });
        saveFile(new Blob([JSON.stringify(answer, null, 2)], { type: "application/json" }), "person.json");
        const text = "The file holds everything that is kept about this person.";
        showToast({ tone: "good", title: "Exported", text });
      },
      (error) => ({ title: "The data could not be exported", text: errorText(error) }),
    );
  const erase = () =>
    attempt(async () => {
      const { data } = (await apiSend(adminEndpoints.erasePerson, { body: { email: address } })) as PrivacyErasure;
      setErased(data);
    }, notErased);

  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4 lg:text-5">A person's data</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        Anybody may ask for a copy of what is kept about them, or for its end. Be sure that it is them who ask: the
        reference of an inquiry helps. What is erased here stays in the nightly copies for up to 30 days.
      </p>
      <form
        className="mt-6 grid max-w-md gap-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid()) download();
        }}
      >
        <Field id="person-email" label="Their email" error={problem}>
          <input
            id="person-email"
            type="email"
            className="in"
            autoComplete="off"
            maxLength={254}
            value={email}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? "person-email-error" : undefined}
            onChange={({ currentTarget }) => {
              setEmail(currentTarget.value);
              setProblem(undefined);
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={isBusy}>
            Export
          </Button>
          <Button look="outline" disabled={isBusy} onClick={() => isValid() && setIsAsking(true)}>
            Erase
          </Button>
        </div>
      </form>
      <div role="status" className="mt-6 max-w-md">
        {erased && (
          <Notice tone="good" title={isNothing(erased) ? "Nothing is kept about this address" : "Erased"} ref={outcome}>
            {!isNothing(erased) && (
              <>
                <ul>
                  {whatWasErased(erased).map((done) => (
                    <li key={done}>{done}</li>
                  ))}
                </ul>
                <p>{copies}</p>
              </>
            )}
          </Notice>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Erase"
          confirmLabel="Erase for good"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            erase();
          }}
        >
          <p>
            The account of <b>{address}</b> is removed and their inquiries are blanked, notes included. This cannot be
            undone. {copies}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What is wrong with the address itself, said beside it: that it is none, or that it is one of the staff's. */
function problemOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 422) return readFieldProblems(error.body).email;
  return error.status === 409 ? error.detail : undefined;
}

/** Without an answer it may have been done all the same. */
const notErased = (error: unknown) =>
  isOutage(error)
    ? { title: "It is not known whether it was erased", text: "Erase again; that does no harm." }
    : { title: "Nothing was erased", text: errorText(error) };

const isNothing = ({ account, enquiries, waiting, stored_answers, mail }: PrivacyErasure["data"]) =>
  !account && enquiries + waiting + stored_answers + mail === 0;

function whatWasErased({ account, enquiries, waiting, stored_answers, mail }: PrivacyErasure["data"]): string[] {
  const of = (count: number, said: string) => (count > 0 ? [said] : []);
  return [
    account ? "The account was removed." : "There was no account.",
    ...of(enquiries, `${formatCount(enquiries, "inquiry was", "inquiries were")} blanked.`),
    ...of(waiting, `${formatCount(waiting, "waiting inquiry was", "waiting inquiries were")} removed.`),
    ...of(mail, "Mail about them is not sent any more; what has reached your own mailbox is yours to delete."),
    ...of(stored_answers, `${formatCount(stored_answers, "kept answer was", "kept answers were")} removed.`),
  ];
}
