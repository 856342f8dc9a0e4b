import { Component, type ReactNode } from "react";
import { Button } from "../button.tsx";
import { Message } from "./message.tsx";

/** Shows a message with a button that loads the page again when a page fails to load or render. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="wrap py-12" data-failed="">
        <Message
          title="This page could not be shown"
          headingLevel={1}
          role="alert"
          actions={<Button onClick={() => location.reload()}>Try Again</Button>}
        >
          The connection may have dropped while it was loading.
        </Message>
      </div>
    );
  }
}
