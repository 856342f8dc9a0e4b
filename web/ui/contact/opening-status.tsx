import { useEffect, useState } from "react";
import { describeOpeningState } from "#web/lib/format/opening-state.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { useSite } from "#web/lib/page/site-context.ts";

const minute = 60_000;
/** Until the phone knows the time: the page may be a copy from another day. */
const neutralText = "We answer during opening hours";
/** The longest text. Its space, which with large text would be a hole, is reserved: nothing moves when the text changes. */
const longestText = "Closed now. Opens Wednesday at 10:00";

const openingClass =
  "opening grid font-medium *:[grid-area:1/1] after:invisible after:[grid-area:1/1] after:content-[attr(data-longest)] max-[22em]:after:hidden";

/** Whether the business is open now, by the clock of the phone. Renders nothing if the hours are unknown. */
export function OpeningStatus({ className }: { className?: string }) {
  const { week } = useSite();
  const [text, setText] = useState(neutralText);
  useEffect(() => {
    if (!week) return;
    const update = () => setText(describeOpeningState(week, new Date()) ?? neutralText);
    update();
    const timer = setInterval(update, minute);
    return () => clearInterval(timer);
  }, [week]);
  if (!week) return null;
  return (
    <p className={classNames(openingClass, className)} data-longest={longestText}>
      <span>{text}</span>
    </p>
  );
}
