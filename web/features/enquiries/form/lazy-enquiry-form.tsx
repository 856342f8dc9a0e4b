import { Suspense } from "react";
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

/** The form at the end of a page. The server renders it; its code loads at the first interaction. */
export function LazyEnquiryForm(props: EnquiryFormProps) {
  return (
    <Suspense fallback={<div className="min-h-160" />}>
      <form.Part {...props} />
    </Suspense>
  );
}
