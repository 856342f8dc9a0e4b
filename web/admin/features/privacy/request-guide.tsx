import { NumberedSteps } from "#web/admin/ui/numbered-steps.tsx";
import { ErasureEffects } from "./erasure-effects.tsx";
import { erasureIsFinal } from "./messages.ts";

const steps = [
  ["Find the person", "By email, or by the phone number of an enquiry."],
  ["Check who is asking", "Ask for the reference of one of their enquiries."],
  ["Export or erase", "Send the person the exported file, or erase everything."],
] as const;

/** How a request about personal data is handled, and what an erasure means, before anyone is searched for. */
export function RequestGuide() {
  return (
    <>
      <section aria-labelledby="steps-title" className="mt-8 border-t border-line pt-6">
        <h2 id="steps-title" className="text-3">
          How it works
        </h2>
        <NumberedSteps steps={steps} />
      </section>
      <section aria-labelledby="erasing-title" className="mt-8 border-t border-line pt-6">
        <h2 id="erasing-title" className="text-3 text-warn">
          Erasing is final
        </h2>
        <p className="mt-1 mb-4 text-ink2">{erasureIsFinal}</p>
        <ErasureEffects />
      </section>
    </>
  );
}
