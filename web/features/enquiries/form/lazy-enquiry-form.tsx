import { Suspense } from "react";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { listStoredKeys } from "#web/lib/storage/stored-value.ts";
import type { EnquiryFormProps } from "./enquiry-form.tsx";

/** Something typed or under way is put back without being asked for. */
const hasKept = () => [storageKeys.draft(""), storageKeys.outbox("")].some((name) => listStoredKeys(name).length > 0);

const form = createLazyPart(() => import("./enquiry-form.tsx").then((module) => module.EnquiryForm), hasKept);
if (import.meta.env.SSR) await form.preload();

/** The form at the end of a page: drawn by the server, sent without a script too; its code comes with the first touch. */
export function LazyEnquiryForm(props: EnquiryFormProps) {
  return (
    <Suspense fallback={<div className="min-h-160" />}>
      <form.Part {...props} />
    </Suspense>
  );
}
