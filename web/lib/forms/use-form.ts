import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { FieldMessages, FormCheck, TextValues } from "./check-form.ts";
import { takeEarlySubmit } from "./early-submit.ts";
import { readFormValues } from "./read-form-values.ts";
import { submitForm } from "./submit-form.ts";

export type FormState<Result = unknown> =
  | { name: "ready"; problems: FieldMessages; failure?: string | undefined }
  | { name: "sending" }
  | { name: "done"; result: Result };

export const readyForm = { name: "ready", problems: {} } as const satisfies FormState;

interface FormOptions<Result> {
  check: FormCheck;
  /** Sends valid values. Returns the form's next state; a failure is a `ready` state with messages. */
  send: (values: TextValues) => Promise<FormState<Result>>;
  initialState?: () => FormState<Result>;
  /** Sends a form that was submitted before its code had loaded. Without it the browser has sent a valid form itself. */
  sendsEarlySubmit?: boolean;
}

/**
 * State of a form on a public page. The values stay in the DOM, so a failure never loses typed text.
 * After an attempt the first invalid field gets the focus, or else the notice above the fields.
 * Public pages load no form library because of its size.
 */
export function useForm<Result>(options: FormOptions<Result>) {
  const { check, send, initialState = () => readyForm, sendsEarlySubmit = false } = options;
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const [state, setState] = useState(initialState);
  const isSending = useRef(false);
  const isFocusDue = useRef(false);

  // Without a script the browser validates the fields; with one, only `check` does.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  });

  // The focus moves before the messages are painted, so that a person who types at once types into the right field.
  useLayoutEffect(() => {
    if (!isFocusDue.current || state.name === "sending") return;
    isFocusDue.current = false;
    const field = state.name === "ready" && form.current && findField(form.current, state.problems);
    const target = field || notice.current;
    target?.focus();
    // The focus alone does not scroll to an element that has it already, nor to the label above a field.
    (field ? field.closest("div") : target)?.scrollIntoView({ block: "nearest" });
  }, [state]);

  /** Shows the sending state until the attempt has returned the next one. */
  const run = async (attempt: () => Promise<FormState<Result>>) => {
    if (isSending.current) return;
    isSending.current = isFocusDue.current = true;
    setState({ name: "sending" });
    try {
      setState(await attempt());
    } finally {
      isSending.current = false;
    }
  };

  /** Shows the messages of all invalid fields. Returns the values if there are none. */
  const checkAll = (element: HTMLFormElement): TextValues | undefined => {
    const values = readFormValues(element);
    const problems = check(values);
    if (Object.keys(problems).length === 0) return values;
    isFocusDue.current = true;
    setState({ name: "ready", problems });
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const values = checkAll(event.currentTarget);
    if (values) return run(() => send(values));
  };

  const repeatEarlySubmit = useEffectEvent(() => {
    const element = form.current;
    if (!element || !takeEarlySubmit(element)) return;
    // Closes the browser's message, which would cover ours.
    (document.activeElement as HTMLElement).blur();
    if (sendsEarlySubmit) submitForm(element);
    else checkAll(element);
  });
  useEffect(() => repeatEarlySubmit(), []);

  /** Removes the message of a field as soon as its value is valid. */
  const onInput = () => {
    if (state.name !== "ready" || !form.current) return;
    const shown = Object.keys(state.problems);
    const problems = check(readFormValues(form.current));
    const invalid = shown.filter((name) => problems[name]);
    if (invalid.length < shown.length) {
      setState({ ...state, problems: Object.fromEntries(invalid.map((name) => [name, problems[name]])) });
    }
  };

  return {
    state,
    setState,
    run,
    /** Ref of the notice above the fields, which shows the result of the last attempt. */
    notice,
    form,
    // Some password managers report a filled field only when it loses the focus.
    formProps: { ref: form, onSubmit, onInput, onBlur: onInput, method: "post" },
  };
}

function findField(form: HTMLFormElement, problems: FieldMessages): HTMLElement | undefined {
  return (Array.from(form.elements) as HTMLInputElement[]).find(({ name }) => name !== "" && problems[name]);
}
