import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { SearchInput } from "#web/ui/form/field.tsx";

interface SearchBoxProps extends Omit<ComponentProps<"input">, "value" | "defaultValue"> {
  /** The text at first, and again whenever it changes. */
  value: string | undefined;
  /** Renders the suggestions, once the visitor uses the form. Until then the form works without a script. */
  assistant: (input: HTMLInputElement) => ReactNode;
}

/** The text search of a form. */
export function SearchBox({ value = "", assistant, className, ...rest }: SearchBoxProps) {
  const ref = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  const [input, setInput] = useState<HTMLInputElement>();
  useEffect(() => {
    const form = ref.current?.form;
    const activate = () => ref.current && setInput(ref.current);
    // The visitor may be typing already when the script is ready.
    if (form?.contains(document.activeElement)) activate();
    form?.addEventListener("focusin", activate, { once: true });
    return () => form?.removeEventListener("focusin", activate);
  }, []);
  useEffect(() => {
    const { current: box } = ref;
    // Text that was typed before the script was ready stays, and so does what the visitor types while a search opens.
    const isBeingTyped = box === document.activeElement && box?.value !== shown.current;
    if (box && shown.current !== value && !isBeingTyped) box.value = value;
    shown.current = value;
  }, [value]);
  return (
    <div className={classNames("relative", className)}>
      <SearchInput ref={ref} name="q" defaultValue={value} maxLength={200} autoComplete="off" {...rest} />
      {input && <Suspense>{assistant(input)}</Suspense>}
    </div>
  );
}
