import { useEffect, useEffectEvent } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { useSheetEntry } from "#web/lib/page/navigation/use-sheet-entry.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { SearchDialog } from "./search-dialog.tsx";

/** An icon on a phone; on a desktop it looks like the field that it opens. */
const buttonClass = classNames(
  "flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-2 text-ocean",
  "lg:w-[30rem] lg:rounded-m lg:border lg:border-edge lg:bg-raise lg:px-3 lg:text-ink2 lg:hover:border-ink2",
);
const typing = "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable]";

/** Opens the search of the admin area; so does the key `/`. Back closes it. */
export function SearchButton() {
  const { isOpen, open, close } = useSheetEntry("search");
  const openByKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof Element && target.matches(typing);
    if (key !== "/" || ctrlKey || metaKey || altKey || isTyping || document.querySelector("dialog[open]")) return;
    // Firefox would open its own search.
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => openByKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button type="button" className={buttonClass} aria-haspopup="dialog" aria-keyshortcuts="/" onClick={open}>
        <Icon name="search" />
        <span className="truncate max-lg:sr-only lg:grow lg:text-left">Search people, homes, references</span>
        <span className="rounded-s border border-line px-2 font-sans text-1 max-lg:hidden" aria-hidden="true">
          /
        </span>
      </button>
      {isOpen && <SearchDialog onClose={close} />}
    </>
  );
}
