import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { replyTemplateLimits } from "#contract/enquiries/reply-fields.ts";
import { findService } from "#contract/services/services.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { useLeaveGuard } from "#web/admin/lib/forms/use-leave-guard.ts";
import { ConfirmDialog } from "#web/admin/ui/confirm-dialog.tsx";
import { FailedState } from "#web/admin/ui/empty-state.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { SkeletonBar } from "#web/ui/feedback/skeleton-bar.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { TemplateForm } from "./template-form.tsx";
import { TemplatePreview } from "./template-preview.tsx";
import { type TemplateList, useTemplateList } from "./use-template-list.ts";

/** The team's texts for replies: a list, the fields of one, and how it reads with a real enquiry. */
export function ReplyTemplatesPage() {
  const list = useTemplateList();
  const [asksToRestore, setAsksToRestore] = useState(false);
  const navigate = useNavigate();
  const guard = useLeaveGuard(list.hasChanges, list.isSaving, (path) => navigate(path ?? adminPaths.inbox));
  return (
    <div className={screenClass}>
      <PageHead title="Reply templates" lead="The inbox offers these texts, for the whole team." />
      {list.isLoading && <SkeletonBar className="mt-4 h-64" />}
      {list.error !== undefined && (
        <FailedState title="The templates could not be loaded" error={list.error} onRetry={list.retry} />
      )}
      {!list.isLoading && list.error === undefined && <Editor list={list} onRestore={() => setAsksToRestore(true)} />}
      {guard.isAsking && (
        <ConfirmDialog
          title="Leave the templates?"
          confirmLabel="Discard and leave"
          isDestructive
          cancelLabel="Keep editing"
          onConfirm={guard.leave}
          onCancel={guard.stay}
        >
          <p>Your changes are not saved yet.</p>
        </ConfirmDialog>
      )}
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

function Editor({ list, onRestore }: { list: TemplateList; onRestore: () => void }) {
  const [selected, setSelected] = useState(0);
  const index = Math.min(selected, list.templates.length - 1);
  const template = list.templates[index];
  const isFull = list.templates.length >= replyTemplateLimits.templates;
  return (
    <>
      <div className="mt-4 grid grid-cols-1 gap-6 lg:grid-cols-[15rem_minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <ul aria-label="Templates" className="border-b border-line">
            {list.templates.map(({ id, name, service }, at) => (
              <li key={id} className="border-t border-line">
                <button
                  type="button"
                  aria-pressed={at === index}
                  onClick={() => setSelected(at)}
                  className={classNames(
                    "block min-h-touch w-full cursor-pointer border-l-3 px-3 py-2 text-left wrap-anywhere",
                    at === index ? "border-ocean bg-sand" : "border-transparent",
                  )}
                >
                  <span className="block font-bold">{name || "No name"}</span>
                  <span className="block text-1 text-ink2">
                    {service ? (findService(service)?.label ?? service) : "All services"}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {!isFull && (
            <Button
              look="quiet"
              className="-ml-3"
              busy={list.isSaving}
              onClick={() => {
                list.add();
                setSelected(list.templates.length);
              }}
            >
              <LineIcon name="plus" />
              Add template
            </Button>
          )}
        </div>
        {template && (
          <TemplateForm
            list={list}
            index={index}
            template={template}
            onRemove={() => list.remove(index)}
            onMoveUp={() => {
              list.moveUp(index);
              setSelected(index - 1);
            }}
          />
        )}
        {template && <TemplatePreview template={template} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-2 border-t border-line pt-4">
        <Button busy={list.isSaving || !list.hasChanges} onClick={list.save}>
          {list.isSaving ? "Saving..." : "Save templates"}
        </Button>
        {list.hasChanges && (
          <Button look="outline" busy={list.isSaving} onClick={list.discard}>
            Discard changes
          </Button>
        )}
        <Button look="quiet" busy={list.isSaving} onClick={onRestore}>
          Restore the first templates
        </Button>
      </div>
    </>
  );
}
