import { useEffect, useEffectEvent, useId, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { submitForm } from "#web/lib/forms/submit-form.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { useCombobox } from "#web/ui/form/use-combobox.ts";
import { placesKey } from "../../list-pages/list-page-keys.ts";
import type { ListParams } from "../../list-pages/list-params.ts";
import { describeFilters } from "./describe-filters.ts";
import { addRecentSearch, clearRecentSearches, readRecentSearches } from "./recent-searches.ts";
import { submittedPath } from "./submitted-path.ts";
import { suggestSearches } from "./suggest-searches.ts";
import { SuggestionList } from "./suggestion-list.tsx";

export interface SearchAssistantProps {
  input: HTMLInputElement;
  /** Path of the list that the form opens. */
  path: string;
  /** What the list shows now; undefined on other pages, whose text stays in the box. */
  params?: ListParams;
  /** How many listings each area has with the current filters. */
  areaCounts?: Readonly<Record<string, number>> | undefined;
  /** Called before a search opens its list. */
  onOpen?: () => void;
}

/** Suggestions for a search box, and the change of its words into filters when the form is submitted. */
export function SearchAssistant({ input, path, params, areaCounts, onOpen }: SearchAssistantProps) {
  const listId = useId();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [text, setText] = useState(input.value);
  const [recent, setRecent] = useState(readRecentSearches);
  const [isSubmitted, setSubmitted] = useState(false);
  const { data: places, error } = useEndpoint(placesKey);
  const { exchange_rate: rate } = useSite();
  const hasPlaces = places !== undefined || error !== undefined;

  const suggestions = suggestSearches(text, recent, Object.keys(places?.data.area ?? {}), {
    counts: areaCounts,
    describe: (words) => describeFilters(words, path),
  });
  const choose = (index: number) => {
    input.value = suggestions[index]?.text ?? input.value;
    if (input.form) submitForm(input.form);
  };
  const { isOpen, active, open, close, getAttributes, handleKey } = useCombobox(
    listId,
    document.activeElement === input,
  );
  const isShown = isOpen && suggestions.length > 0;

  // The server renders the field without them, because it has no list without a script.
  const attributes = getAttributes(suggestions.length);
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name);
      else input.setAttribute(name, String(value));
    }
  });

  const openList = useEffectEvent(() => {
    const to = submittedPath(input, path, params, places, rate?.lrd_per_usd);
    addRecentSearch(input.value.trim());
    setRecent(readRecentSearches());
    close();
    onOpen?.();
    if (params) input.value = new URLSearchParams(to.split("?")[1]).get("q") ?? "";
    setText(input.value);
    // Closes the keyboard of a phone, which covers the results.
    if (matchMedia("(pointer: coarse)").matches) input.blur();
    if (to !== pathname + search) navigate(to, { state: to.split("?")[0] === pathname ? preserveScroll : undefined });
  });

  useEffect(() => {
    // A quick Back may return to the shown search before the next one was rendered, so its text does not change.
    const showSearchOfUrl = () => {
      if (location.pathname === path) input.value = new URLSearchParams(location.search).get("q") ?? "";
    };
    addEventListener("popstate", showSearchOfUrl);
    return () => removeEventListener("popstate", showSearchOfUrl);
  }, [input, path]);

  useEffect(() => {
    const form = input.form;
    const onInput = () => {
      setText(input.value);
      open();
    };
    const onKeyDown = (event: KeyboardEvent) => handleKey(event, suggestions.length, choose);
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      // The form's own handler applies the filters without the text.
      event.stopPropagation();
      setSubmitted(true);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node) || !input.parentElement?.parentElement?.contains(relatedTarget)) close();
    };
    input.addEventListener("focus", open);
    input.addEventListener("click", open);
    input.addEventListener("input", onInput);
    input.addEventListener("keydown", onKeyDown);
    form?.addEventListener("submit", onSubmit, { capture: true });
    form?.addEventListener("focusout", onFocusOut);
    return () => {
      input.removeEventListener("focus", open);
      input.removeEventListener("click", open);
      input.removeEventListener("input", onInput);
      input.removeEventListener("keydown", onKeyDown);
      form?.removeEventListener("submit", onSubmit, { capture: true });
      form?.removeEventListener("focusout", onFocusOut);
    };
  });

  // A search that is submitted before the names of the places are loaded waits for them.
  useEffect(() => {
    if (!isSubmitted || !hasPlaces) return;
    setSubmitted(false);
    openList();
  }, [isSubmitted, hasPlaces]);

  const clear = () => {
    clearRecentSearches();
    setRecent([]);
    input.focus();
  };
  return (
    <>
      {isShown && (
        <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={choose} onClear={clear} />
      )}
      <span className="sr-only" aria-live="polite">
        {isShown && `${suggestions.length} suggestions`}
      </span>
    </>
  );
}
