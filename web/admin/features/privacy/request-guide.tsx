import { NumberedSteps } from "#web/admin/ui/numbered-steps.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { ErasureEffects } from "./erasure-effects.tsx";
import { erasureIsFinal } from "./messages.ts";

const steps = [
  ["Find the person", "By email, or by the phone number of an enquiry."],
  ["Check who is asking", "Ask for the reference of one of their enquiries."],
  ["Export or erase", "Send the person the exported file, or erase everything."],
] as const;

/** How a request about personal data is handled, and what an erasure means, before anyone is searched for. */
export function RequestGuide() {
  const isWide = useIsWide();
  return (
    <>
      {/* A phone shows them on demand. */}
      <details className="mt-4 border-t border-line lg:mt-8" open={isWide}>
        <summary className="fold min-h-15 justify-between">
          <h2 className="text-3">How it works</h2>
        </summary>
        <NumberedSteps steps={steps} />
      </details>
      <section aria-labelledby="erasing-title" className="border-t border-line pt-4 lg:mt-8 lg:pt-6">
        <h2 id="erasing-title" className="sr-only">
          What erasing means
        </h2>
        <div className="mb-4">
          <Notice tone="warn" icon="warn" title="Erasing is final">
            <p>{erasureIsFinal}</p>
          </Notice>
        </div>
        <ErasureEffects />
      </section>
    </>
  );
}
