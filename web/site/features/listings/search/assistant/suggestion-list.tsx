import { formatCount } from "#web/lib/format/format-values.ts";
import { optionId } from "#web/ui/form/use-combobox.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { SearchSuggestion } from "./suggest-searches.ts";
import "./suggestions.css";

interface SuggestionListProps {
  id: string;
  suggestions: readonly SearchSuggestion[];
  active: number;
  onChoose: (index: number) => void;
  onClear: () => void;
}

/** The options below a search box: recent searches and areas with their counts. The focus stays in the box. */
export function SuggestionList({ id, suggestions, active, onChoose, onClear }: SuggestionListProps) {
  return (
    <div className="suggestions">
      <div id={id} role="listbox" aria-label="Suggestions">
        {suggestions.map(({ text, label, count, isRecent }, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the search box keeps the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the search box handles the keys
          <div
            key={`${isRecent} ${text}`}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className="suggestion"
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(index)}
          >
            <Icon name={isRecent ? "search" : "map"} />
            <span className="min-w-0 flex-1">{label}</span>
            <small>{isRecent ? "recent" : count !== undefined && formatCount(count, "home")}</small>
          </div>
        ))}
      </div>
      {suggestions.some(({ isRecent }) => isRecent) && (
        <button type="button" className="btn btn-quiet" onClick={onClear}>
          Clear recent searches
        </button>
      )}
    </div>
  );
}
