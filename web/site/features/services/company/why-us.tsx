import { DayStrip } from "./day-strip.tsx";
import { ReasonGrid } from "./reason-grid.tsx";

const reasons = [
  ["Local knowledge", "We know the roads and streets of Montserrado."],
  ["Clear prices", "Every home shows its price before you call."],
  ["One number", "For homes, health, driving and cleaning."],
  ["Saves your data", "Our pages load fast, even on 3G."],
  ["Quick answers", "We call you back within one business day."],
  ["Works offline", "Saved homes open offline."],
] as const;

export function WhyUs() {
  return (
    <section className="border-t border-line" aria-labelledby="why">
      <div className="wrap grid gap-6 py-12 lg:grid-cols-[5fr_7fr] lg:items-center lg:gap-12 lg:py-18">
        <DayStrip />
        <div>
          <h2 id="why">Why choose us</h2>
          <ReasonGrid reasons={reasons} wide="lg:grid-cols-2" />
        </div>
      </div>
    </section>
  );
}
