import { useState } from "react";
import { deskEndpoints } from "#contract/desk-endpoints.ts";
import type { PersonErased } from "#contract/privacy.ts";
import { apiSend } from "#web/lib/api-client.ts";
import { ApiError } from "#web/lib/api-error.ts";
import { saveFile } from "#web/lib/download.ts";
import { emailPattern } from "#web/lib/email-address.ts";
import { fieldProblems } from "#web/lib/field-problems.ts";
import { countOf } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { AskDialog } from "#web/ui/staff/ask-dialog.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { deskMessages, isDenied, reasonOf } from "../kit/messages.ts";

const wrongAddress = "Please enter a valid email address";

/** What an owner owes a person who asks: everything that is kept about them, or its end. */
export function PersonPage() {
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [erased, setErased] = useState<string>();
  const address = email.trim();

  const attempt = async (failed: string, act: () => Promise<void>) => {
    setIsBusy(true);
    setErased(undefined);
    try {
      await act();
    } catch (error) {
      const wrong = error instanceof ApiError && error.status === 422 ? fieldProblems(error.body).email : undefined;
      if (wrong) setProblem(wrong);
      else showToast({ tone: "bad", title: isDenied(error) ? deskMessages.denied : failed, text: reasonOf(error) });
    }
    setIsBusy(false);
  };
  const isValid = () => {
    const isFine = emailPattern.test(address);
    setProblem(isFine ? undefined : wrongAddress);
    if (!isFine) document.getElementById("person-email")?.focus();
    return isFine;
  };
  const download = () =>
    attempt("The data could not be exported", async () => {
      const answer = await apiSend(deskEndpoints.exportPerson, { body: { email: address } });
      saveFile(new Blob([JSON.stringify(answer, null, 2)], { type: "application/json" }), "person.json");
      showToast({ tone: "good", title: "Exported", text: "The file holds everything that is kept about this person." });
    });
  const erase = () =>
    attempt("Nothing was erased", async () => {
      const { data } = (await apiSend(deskEndpoints.erasePerson, { body: { email: address } })) as PersonErased;
      setErased(erasedText(data));
      showToast({ tone: "good", title: "Erased", text: erasedText(data) });
    });

  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4 lg:text-5">A person's data</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        Anybody may ask for a copy of what is kept about them, or for its end. Be sure that it is them who ask: the
        reference of an inquiry helps.
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
      <p role="status" className="mt-4 font-bold">
        {erased}
      </p>
      {isAsking && (
        <AskDialog
          title="Erase"
          yes="Erase for good"
          onNo={() => setIsAsking(false)}
          onYes={() => {
            setIsAsking(false);
            erase();
          }}
        >
          <p>
            The account of <b>{address}</b> is removed and their inquiries are blanked, notes included. This cannot be
            undone.
          </p>
        </AskDialog>
      )}
    </div>
  );
}

function erasedText({ account, enquiries, waiting, stored_answers, mail }: PersonErased["data"]): string {
  const beside = waiting + stored_answers + mail;
  return `${account ? "The account was removed" : "There was no account"}; ${countOf(enquiries, "inquiry", "inquiries")} blanked, ${countOf(beside, "record")} beside them removed.`;
}
