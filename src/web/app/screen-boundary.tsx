import { Component, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { useAutoFocus } from "#web/ui/focus.ts";
import { ChunkLoadError, failureWords, forgetChunk } from "./lazy/chunk.ts";
import { expectFocus } from "./route-focus.tsx";

interface State {
  error: unknown;
}

/** One per screen: an error stays inside the screen, which can be retried without a reload. */
export class ScreenBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  /** Leaving a failed screen and coming back is a new attempt, not the old failure. */
  override componentWillUnmount() {
    this.forgetFailure();
  }

  forgetFailure() {
    const { error } = this.state;
    if (error instanceof ChunkLoadError) forgetChunk(error.chunk);
  }

  tryAgain = () => {
    this.forgetFailure();
    expectFocus();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    return error ? <ScreenError error={error} onTryAgain={this.tryAgain} /> : this.props.children;
  }
}

function ScreenError({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const isLoadError = error instanceof ChunkLoadError;
  // The clicked link or button is gone: move the focus to the message.
  const heading = useAutoFocus<HTMLHeadingElement>();
  return (
    <div className="wrap page prose" role="alert">
      <h1 tabIndex={-1} ref={heading}>
        {isLoadError ? "This page didn’t load" : "Something went wrong here"}
      </h1>
      <p className="lede">{isLoadError ? failureWords[error.type] : "This page ran into a fault of ours."}</p>
      <p>What you entered is safe on this device.</p>
      <Button onClick={onTryAgain}>Try again</Button>
    </div>
  );
}
