import { ApiError } from "#web/lib/api/api-error.ts";
import type { FieldMessages, FormCheck, TextValues } from "#web/lib/forms/check-form.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { type FormState, readyForm, useForm } from "#web/lib/forms/use-form.ts";

interface AccountFormOptions<Result> {
  check: FormCheck;
  send: (values: TextValues) => Promise<Result>;
  /** Returns the message for an error that `send` has thrown. */
  describeError: (error: unknown) => string;
  /** Empties the form after a success, so that it can be used again. */
  resetOnSuccess?: boolean;
}

/** A form that reports each failure above its fields, and beside the field that the server names. */
export function useAccountForm<Result>(options: AccountFormOptions<Result>) {
  const { check, send, describeError, resetOnSuccess } = options;
  const { form, ...use } = useForm<Result>({
    check,
    sendsEarlySubmit: true,
    send: async (values): Promise<FormState<Result>> => {
      try {
        const result = await send(values);
        if (!resetOnSuccess) return { name: "done", result };
        form.current?.reset();
        return readyForm;
      } catch (error) {
        return { name: "ready", problems: readProblems(error), failure: describeError(error) };
      }
    },
  });
  return use;
}

/** Reads the messages by field from a 422, or from a 400 whose detail begins with the name of a field. */
function readProblems(error: unknown): FieldMessages {
  if (!(error instanceof ApiError)) return {};
  const field = error.status === 400 && /^(username|email)/i.exec(error.detail ?? "")?.[1];
  return field ? { [field.toLowerCase()]: error.detail } : readFieldProblems(error.body);
}
