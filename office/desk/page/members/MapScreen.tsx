import { useQuery } from '@tanstack/react-query';
import type { CoverageDrawing } from '#desk/api-types.ts';
import { getJson } from '#desk/page/desk-api.ts';
import { QueryContent, Screen } from '#desk/page/Screen.tsx';
import { CoverageMap } from './CoverageMap.tsx';

/** Where the members are, and where people have none near. */
export function MapScreen() {
  const coverage = useQuery({
    queryKey: ['coverage'],
    queryFn: () => getJson<CoverageDrawing>('coverage'),
    gcTime: 0,
  });
  return (
    <Screen
      title="Where they are"
      lead="Gray ground is within reach of a member; the red circles are people with none so near."
    >
      <QueryContent answer={coverage}>{(found) => <CoverageMap coverage={found} />}</QueryContent>
    </Screen>
  );
}
