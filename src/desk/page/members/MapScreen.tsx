import { useQuery } from '@tanstack/react-query';
import { ask } from '#desk/page/ask.ts';
import { Screen } from '#desk/page/Screen.tsx';
import { Waiting } from '#desk/page/Waiting.tsx';
import type { Coverage } from '#desk/shapes.ts';
import { CoverageMap } from './CoverageMap.tsx';

/** Where the members are, and where people have none near. */
export function MapScreen() {
  const coverage = useQuery({
    queryKey: ['coverage'],
    queryFn: () => ask<Coverage>('coverage'),
    gcTime: 0,
  });
  return (
    <Screen
      title="Where they are"
      lead="Gray ground is within reach of a member; the red circles are people with none so near."
    >
      <Waiting answer={coverage}>{(found) => <CoverageMap coverage={found} />}</Waiting>
    </Screen>
  );
}
