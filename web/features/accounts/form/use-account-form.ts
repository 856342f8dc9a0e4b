import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { ApiError } from "#web/lib/api/api-error.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import type { AccountFormCheck, AccountFormProblems, AccountFormValues } from "./account-validation.ts";

export type AccountFormState =
  | { name: "ready"; problems: AccountFormProblems; failure?: string }
  | { name: "sending" }
  | { name: "done" };

interface AccountFormUse {
  check: AccountFormCheck;
  /** Sends the values; what it throws is explained to the person. */
  send: (values: AccountFormValues) => Promise<void>;
  explain: (error: unknown) => string;
}

const ready: AccountFormState = { name: "ready", problems: {} };

/**
 * A form's life: ready, sending, done, or ready again with what is wrong beside its field. Nothing typed is lost by a
 * failure.
 */
export function useAccountForm({ check, send, explain }: AccountFormUse) {
  const form = useRef<HTMLFormElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<AccountFormState>(ready);
  const isBusy = useRef(false);
  const wantsNote = useRef(false);

  useEffect(() => {
    if (state.name === "sending" || !wantsNote.current) return;
    wantsNote.current = false;
    note.current?.focus();
  }, [state]);

  const refuse = (problems: AccountFormProblems, failure?: string) => {
    const field = form.current && firstField(form.current, problems);
    wantsNote.current = !field;
    setState({ name: "ready", problems, failure });
    // After a failure the fields can be typed into again only when they have been drawn anew.
    if (field) setTimeout(() => field.focus());
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    const values = valuesOf(event.currentTarget);
    const problems = check(values);
    if (Object.keys(problems).length > 0) return refuse(problems);
    isBusy.current = true;
    setState({ name: "sending" });
    try {
      await send(values);
      wantsNote.current = true;
      setState({ name: "done" });
    } catch (error) {
      refuse(namedProblems(error), explain(error));
    } finally {
      isBusy.current = false;
    }
  };

  /** A problem that has been mended goes while it is being typed. */
  const onInput = () => {
    if (state.name !== "ready" || !form.current) return;
    const wrong = check(valuesOf(form.current));
    const left = Object.entries(state.problems).filter(([name, problem]) => problem && wrong[name]);
    if (left.length < Object.keys(state.problems).length) {
      setState({ ...state, problems: Object.fromEntries(left.map(([name]) => [name, wrong[name]])) });
    }
  };

  return {
    state,
    note,
    /** Empties the form and makes it ready for another time. */
    reset: () => {
      form.current?.reset();
      setState(ready);
    },
    formProps: { ref: form, onSubmit: submit, onInput, noValidate: true, method: "post" },
  };
}

function valuesOf(form: HTMLFormElement): AccountFormValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function firstField(form: HTMLFormElement, problems: AccountFormProblems): HTMLElement | undefined {
  return (Array.from(form.elements) as HTMLInputElement[]).find(({ name }) => name !== "" && problems[name]);
}

/** What the server says is wrong, by field: a 422's list, or a sentence that names its field. */
function namedProblems(error: unknown): AccountFormProblems {
  if (!(error instanceof ApiError)) return {};
  const problems = readFieldProblems(error.body);
  if (error.status !== 400 || !error.detail) return problems;
  if (/^username/i.test(error.detail)) return { username: error.detail };
  return /^email/i.test(error.detail) ? { email: error.detail } : problems;
}
