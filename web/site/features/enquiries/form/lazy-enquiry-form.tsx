import { Suspense, useMemo, useState } from "react";
import { createLazyPart } from "#web/lib/page/lazy/lazy-part.tsx";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { listStoredKeys } from "#web/lib/storage/stored-value.ts";
import type { EnquiryFormProps } from "./enquiry-form.part.tsx";

/** A stored draft or waiting enquiry must be shown, so the code loads before the first interaction. */
const hasStoredForm = () =>
  [storageKeys.draft(""), storageKeys.outbox("")].some((name) => listStoredKeys(name).length > 0);

const form = createLazyPart(
  () => import("./enquiry-form.part.tsx").then((module) => module.EnquiryForm),
  hasStoredForm,
);
if (import.meta.env.SSR) await form.preload();

const areEqual = (a: EnquiryFormProps, b: EnquiryFormProps) => JSON.stringify(a) === JSON.stringify(b);

/** The form at the end of a page. The server renders it; its code loads at the first interaction. */
export function LazyEnquiryForm(props: EnquiryFormProps) {
  const [shown, setShown] = useState(props);
  if (!areEqual(shown, props)) setShown(props);
  // The same element each time: with a new one, a tapped link to a part of the page would wait for the code of the form, and
  // Back would remove the form until then.
  return useMemo(
    () => (
      <Suspense fallback={<div className="min-h-160" />}>
        <form.Part {...shown} />
      </Suspense>
    ),
    [shown],
  );
}
