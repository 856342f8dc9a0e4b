import { type ComponentProps, useEffect, useRef } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { optionId, useCombobox } from "#web/ui/form/use-combobox.ts";
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
  const listId = `${id}-suggestions`;
  const { isOpen, isByArrow, active, open, close, getAttributes, handleKey } = useCombobox(listId);
  const shown = isOpen && !readOnly ? findShown(suggestions, value, isByArrow) : [];
  const list = useRef<HTMLSpanElement>(null);
  const isShown = shown.length > 0;
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);

  const choose = (index: number) => {
    onChange(shown[index] ?? value);
    close();
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
        {...getAttributes(shown.length)}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          open();
        }}
        onClick={open}
        onKeyDown={(event) => handleKey(event, shown.length, choose)}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
      />
      <span ref={list} id={listId} role="listbox" aria-label="Suggestions" className={listClass} hidden={!isShown}>
        {shown.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
          <span
            key={suggestion}
            id={optionId(listId, index)}
            role="option"
            aria-selected={index === active}
            className={optionClass}
            // The field would lose the focus, which closes the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
          >
            {suggestion}
          </span>
        ))}
      </span>
    </span>
  );
}

function findShown(suggestions: readonly string[], text: string, isByArrow: boolean): string[] {
  if (findSame(suggestions, text) === undefined) return findMatches(suggestions, text);
  return isByArrow ? findOthers(suggestions, text) : [];
}
