import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { replyTemplateLimits } from "#contract/enquiries/reply-fields.ts";
import { findService } from "#contract/services/services.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { afterGreeting } from "#web/admin/lib/format/after-greeting.ts";
import { useLeaveGuard } from "#web/admin/lib/forms/use-leave-guard.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { FailedState } from "#web/admin/ui/failed-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { RowMenu } from "#web/admin/ui/row-menu.tsx";
import { ChoiceRow } from "#web/admin/ui/rows/choice-row.tsx";
import { LeaveDialog } from "#web/admin/ui/saving/leave-dialog.tsx";
import { SaveBar } from "#web/admin/ui/saving/save-bar.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { Button } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { TemplateFields } from "./template-fields.tsx";
import { TemplateForm } from "./template-form.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import { type TemplateList, useTemplateList } from "./use-template-list.ts";

/** The team's texts for replies: a list, the fields of one, and how it reads with a real enquiry. */
export function ReplyTemplatesPage() {
  const list = useTemplateList();
  const [asksToRestore, setAsksToRestore] = useState(false);
  const navigate = useNavigate();
  const guard = useLeaveGuard(list.hasChanges, list.isSaving, (path) => navigate(path ?? adminPaths.inbox));
  const isWide = useIsWide();
  // A phone shows the list first, then one template.
  const [selected, setSelected] = useState<number>();
  const shown = selected ?? (isWide ? 0 : undefined);
  const index = shown === undefined ? undefined : Math.min(shown, list.templates.length - 1);
  const isAlone = !isWide && index !== undefined && list.templates.length > 0;
  const isLoaded = !list.isLoading && list.error === undefined;
  const isFull = list.templates.length >= replyTemplateLimits.templates;
  return (
    <div className={screenClass}>
      {isAlone ? (
        <PageHead
          title={list.templates[index]?.name || "No name"}
          back={{ label: "All templates", onClick: () => setSelected(undefined) }}
        />
      ) : (
        <PageHead title="Reply templates" lead="The inbox offers these texts, for the whole team.">
          {isLoaded && (
            <>
              {!isFull && (
                <Button
                  look="small"
                  busy={list.isSaving}
                  onClick={() => {
                    list.add();
                    setSelected(list.templates.length);
                  }}
                >
                  <LineIcon name="plus" />
                  <span>
                    Add <span className="max-sm:sr-only">template</span>
                  </span>
                </Button>
              )}
              <RowMenu
                className="-mr-3"
                title="Reply templates"
                isBusy={list.isSaving}
                items={[
                  { icon: "retry", label: "Restore the first templates", onChoose: () => setAsksToRestore(true) },
                ]}
              />
            </>
          )}
        </PageHead>
      )}
      {list.isLoading && <SkeletonBar className="mt-4 h-64" />}
      {list.error !== undefined && (
        <FailedState title="The templates could not be loaded" error={list.error} onRetry={list.retry} />
      )}
      {isLoaded && <Editor list={list} index={index} isAlone={isAlone} onSelect={setSelected} />}
      {guard.isAsking && <LeaveDialog what="the templates" onLeave={guard.leave} onStay={guard.stay} />}
      {asksToRestore && (
        <ConfirmDialog
          title="Restore the first templates?"
          confirmLabel="Restore"
          isDestructive
          onConfirm={() => {
            setAsksToRestore(false);
            void list.restoreDefaults();
          }}
          onCancel={() => setAsksToRestore(false)}
        >
          <p>All templates of the team are replaced by those that came with the site.</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

interface EditorProps {
  list: TemplateList;
  /** The template that is shown. */
  index: number | undefined;
  /** Whether the screen has no room for the list beside it. */
  isAlone: boolean;
  onSelect: (index: number | undefined) => void;
}

function Editor({ list, index = -1, isAlone, onSelect }: EditorProps) {
  const template = list.templates[index];
  return (
    <>
      <div className="mt-3 grid grid-cols-1 gap-6 lg:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1fr)]">
        <div hidden={isAlone}>
          <ul aria-label="Templates" className="border-b border-line">
            {list.templates.map(({ id, name, service, body }, at) => (
              <ChoiceRow
                key={id}
                title={name || "No name"}
                detail={service ? (findService(service)?.label ?? service) : "All services"}
                start={afterGreeting(body)}
                isChosen={at === index}
                onChoose={() => onSelect(at)}
              />
            ))}
          </ul>
          {!isAlone && (
            <div className="mt-6">
              <TemplateFields />
            </div>
          )}
        </div>
        {template && (
          <TemplateForm
            list={list}
            index={index}
            template={template}
            onRemove={() => {
              list.remove(index);
              if (isAlone) onSelect(undefined);
            }}
            onMoveUp={() => {
              list.moveUp(index);
              onSelect(index - 1);
            }}
          />
        )}
        {template && <TemplatePreview template={template} />}
        {isAlone && <TemplateFields />}
      </div>
      <SaveBar
        isChanged={list.hasChanges}
        isSaving={list.isSaving}
        label="Save templates"
        onSave={list.save}
        onDiscard={list.discard}
      />
    </>
  );
}
