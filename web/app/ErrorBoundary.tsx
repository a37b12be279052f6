import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from '../platform/lazy.tsx';

type Props = {
  /** replaces children that throw while rendering */
  fallback: (error: unknown) => ReactNode;
  /** another value renders the children again */
  resetKey?: string;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null };

/**
 * Catches what its children throw while rendering, and reports it; code that can't be had is the network's error
 * and not reported. React has no other way than a class.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof ChunkLoadError)) reportError(error);
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.failure && resetKey !== this.props.resetKey) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
