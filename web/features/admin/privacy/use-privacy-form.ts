import "#web/features/admin/forms/zod-config.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod";
import { type PrivacyErasure, privacyRequestSchema } from "#contract/admin/privacy.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { adminMessages } from "#web/features/admin/messages.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, isForbidden } from "#web/lib/api/api-error.ts";
import { errorText } from "#web/lib/api/error-text.ts";
import { saveFile } from "#web/lib/api/save-file.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { showToast } from "#web/ui/feedback/toast.tsx";
import { eraseFailureText } from "./messages.ts";

interface PrivacyRequest {
  email: string;
}

const resolver = zodResolver(privacyRequestSchema as unknown as z.ZodType<PrivacyRequest, PrivacyRequest>);

/** The form for one email, and the two requests that it can send. */
export function usePrivacyForm() {
  const [erased, setErased] = useState<PrivacyErasure["data"]>();
  const form = useForm<PrivacyRequest>({ defaultValues: { email: "" }, resolver });

  /** Runs a request with a valid email. A problem with the email is shown at the field, other failures in a toast. */
  const submit = (
    send: (body: PrivacyRequest) => Promise<void>,
    failureText: (error: unknown) => { title: string; text: string },
  ) =>
    form.handleSubmit(async (body) => {
      setErased(undefined);
      try {
        await send(body);
      } catch (error) {
        const message = emailProblem(error);
        if (message) return form.setError("email", { type: "server", message }, { shouldFocus: true });
        showToast({ tone: "bad", ...failureText(error), ...(isForbidden(error) && { title: adminMessages.denied }) });
      }
    });

  return {
    form,
    /** What the last erasure removed. */
    erased,
    exportData: submit(
      async (body) => {
        const response = await apiSend(adminEndpoints.exportPerson, { body });
        saveFile(new Blob([JSON.stringify(response, null, 2)], { type: "application/json" }), "person.json");
        showToast({ tone: "good", title: "Exported", text: "The file holds all data about this person." });
      },
      (error) => ({ title: "The data could not be exported", text: errorText(error) }),
    ),
    eraseData: submit(async (body) => {
      const { data } = (await apiSend(adminEndpoints.erasePerson, { body })) as PrivacyErasure;
      setErased(data);
    }, eraseFailureText),
  };
}

/** Returns the server's message about the email itself: invalid, or the account of an admin. */
function emailProblem(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 422) return readFieldProblems(error.body).email;
  return error.status === 409 ? error.detail : undefined;
}
