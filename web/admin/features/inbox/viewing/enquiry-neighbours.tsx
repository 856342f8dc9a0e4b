import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

interface EnquiryNeighboursProps {
  id: string;
  /** The ids of the list, in its order. */
  ids: readonly string[];
  onOpen: (id: string) => void;
}

/** Buttons for the previous and the next enquiry of the list. The arrow keys do the same, except in a field. */
export function EnquiryNeighbours({ id, ids, onOpen }: EnquiryNeighboursProps) {
  // An answered enquiry leaves the list of enquiries to answer; its neighbours are those that it had.
  const lastIds = useRef(ids);
  if (ids.includes(id)) lastIds.current = ids;
  const index = lastIds.current.indexOf(id);
  const isListed = (one: string | undefined) => one !== undefined && (ids.includes(one) || !ids.includes(id));
  const previous = lastIds.current.slice(0, Math.max(index, 0)).filter(isListed).pop();
  const next = index < 0 ? undefined : lastIds.current.slice(index + 1).find(isListed);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]")) return;
    const target = event.key === "ArrowLeft" ? previous : event.key === "ArrowRight" ? next : undefined;
    if (!target) return;
    event.preventDefault();
    onOpen(target);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
  if (!previous && !next) return null;
  return (
    <nav aria-label="Other enquiries" className="ml-auto flex flex-none">
      <NeighbourButton label="Previous" target={previous} onOpen={onOpen} />
      <NeighbourButton label="Next" target={next} onOpen={onOpen} />
    </nav>
  );
}

interface NeighbourButtonProps {
  label: "Previous" | "Next";
  target: string | undefined;
  onOpen: (id: string) => void;
}

function NeighbourButton({ label, target, onOpen }: NeighbourButtonProps) {
  return (
    <Button
      look="quiet"
      className="aria-disabled:bg-transparent"
      aria-disabled={target === undefined}
      onClick={() => target && onOpen(target)}
    >
      {label === "Previous" && <Icon name="left" />}
      <span className="max-lg:sr-only">{label}</span>
      {label === "Next" && <Icon name="right" />}
    </Button>
  );
}
