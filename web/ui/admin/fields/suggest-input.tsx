import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { findMatches, findOthers, findSame } from "./find-suggestions.ts";

/** The bottom bar of a phone covers the end of the page. */
const listClass = classNames(
  "absolute inset-x-0 top-full z-5 mt-[4px] scroll-mb-20 overflow-hidden rounded-m border border-edge bg-raise",
  "shadow-[0_6px_20px_rgb(0_0_0/0.2)]",
);
const optionClass = classNames(
  "flex min-h-touch cursor-pointer items-center px-3 py-2 wrap-anywhere hover:bg-sand",
  "aria-selected:bg-sand aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-press",
);

interface SuggestInputProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "list"> {
  id: string;
  value: string;
  /** The most useful first. */
  suggestions: readonly string[];
  onChange: (value: string) => void;
}

/**
 * A text field that suggests values; any other text is allowed too. Not a native datalist, because Firefox on Android
 * shows none, and Chrome there shows it as a strip above the keyboard that large text does not enlarge.
 */
export function SuggestInput({ id, value, suggestions, onChange, onBlur, readOnly, ...rest }: SuggestInputProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(-1);
  const [isBrowsing, setIsBrowsing] = useState(false);
  const shown = isOpen && !readOnly ? findShown(suggestions, value, isBrowsing) : [];
  const listId = `${id}-suggestions`;
  const list = useRef<HTMLSpanElement>(null);
  const isShown = shown.length > 0;
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  const optionId = (index: number) => `${listId}-${index}`;

  const open = (byArrow = false) => {
    setIsOpen(true);
    setIsBrowsing(byArrow);
    setActiveIndex(-1);
  };
  const choose = (suggestion: string) => {
    onChange(suggestion);
    setIsOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    const active = shown[activeIndex];
    if (isArrow && !isShown) open(true);
    else if (isArrow) {
      const step = event.key === "ArrowDown" ? 1 : -1;
      // From the field itself, Up goes to the last suggestion.
      setActiveIndex((index) => (Math.max(index, step > 0 ? -1 : 0) + step + shown.length) % shown.length);
    } else if (event.key === "Enter" && active !== undefined) choose(active);
    else if (event.key === "Escape" && isShown) setIsOpen(false);
    else return;
    // Enter would send the form, Escape would close the dialog around it, and the arrows would move the caret.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span className="relative block">
      <input
        {...rest}
        id={id}
        value={value}
        readOnly={readOnly}
        className="in"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={shown[activeIndex] === undefined ? undefined : optionId(activeIndex)}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          open();
        }}
        onClick={() => open()}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          setIsOpen(false);
          onBlur?.(event);
        }}
      />
      <span ref={list} id={listId} role="listbox" aria-label="Suggestions" className={listClass} hidden={!isShown}>
        {shown.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <span
            key={suggestion}
            id={optionId(index)}
            role="option"
            aria-selected={index === activeIndex}
            className={optionClass}
            // The field would lose the focus, which closes the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {suggestion}
          </span>
        ))}
      </span>
    </span>
  );
}

function findShown(suggestions: readonly string[], text: string, isBrowsing: boolean): string[] {
  if (findSame(suggestions, text) === undefined) return findMatches(suggestions, text);
  return isBrowsing ? findOthers(suggestions, text) : [];
}
