import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod";
import { type FoundPerson, type PrivacyMatches, privacySearchSchema } from "#contract/admin/privacy.ts";
import { adminMessages } from "#web/admin/features/shared/messages.ts";
import { errorText } from "#web/admin/lib/api/error-text.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError, isForbidden } from "#web/lib/api/api-error.ts";
import { readFieldProblems } from "#web/lib/forms/field-problems.ts";
import { clearToast, showToast } from "#web/ui/feedback/toast.tsx";

interface PersonSearch {
  person: string;
}

const resolver = zodResolver(privacySearchSchema as unknown as z.ZodType<PersonSearch, PersonSearch>);

type Found = PrivacyMatches["data"];

/** What was searched for, whom the server found, and where else it is stored. */
export interface SearchResult extends Found {
  searched: string;
}

/** The search for a person. A problem with the text is shown at the field, other failures in a toast. */
export function usePersonSearch() {
  const [result, setResult] = useState<SearchResult>();
  const form = useForm<PersonSearch>({ defaultValues: { person: "" }, resolver });

  const search = form.handleSubmit(async (body) => {
    clearToast();
    setResult(undefined);
    try {
      const { data } = await apiSend("POST /privacy/find", { body });
      setResult({ searched: body.person, ...data });
    } catch (error) {
      const message = error instanceof ApiError ? readFieldProblems(error.body).person : undefined;
      if (message) return form.setError("person", { type: "server", message }, { shouldFocus: true });
      const title = isForbidden(error) ? adminMessages.denied : "The search failed";
      showToast({ tone: "bad", title, text: errorText(error) });
    }
  });

  return {
    field: form.register("person"),
    problem: form.formState.errors.person?.message,
    isSearching: form.formState.isSubmitting,
    search,
    result,
    /** Removes a person from the result after an erasure. */
    removePerson: (removed: FoundPerson) =>
      setResult((shown) => shown && { ...shown, people: shown.people.filter((person) => person !== removed) }),
  };
}
