import { useEffect, useState } from 'react';
import { TextLink } from '../../web/src/ui';
import { GuidePage, GuideRows, GuideSection } from './guide-page';

/** A story in Storybook's index. */
interface Entry {
  id: string;
  type: 'story' | 'docs';
  title: string;
  name: string;
  tags: string[];
}

/** The stories with the tag `promised`, by group and component, in the sidebar's order. */
function usePromised(): Map<string, Map<string, Entry[]>> {
  const [groups, setGroups] = useState(() => new Map<string, Map<string, Entry[]>>());
  useEffect(() => {
    const read = async () => {
      const { entries } = (await (await fetch('./index.json')).json()) as { entries: Record<string, Entry> };
      const found = new Map<string, Map<string, Entry[]>>();
      const isPromised = ({ type, tags }: Entry) => type === 'story' && tags.includes('promised');
      for (const entry of Object.values(entries).filter(isPromised)) {
        const [group = '', component = ''] = entry.title.split('/');
        const components = found.get(group) ?? new Map<string, Entry[]>();
        components.set(component, [...(components.get(component) ?? []), entry]);
        found.set(group, components);
      }
      setGroups(found);
    };
    void read();
  }, []);
  return groups;
}

/** Links to the stories of all promised states. */
export function States() {
  return (
    <GuidePage
      title="Every state, drawn."
      lead="The states that the shop promises in docs/rules.md. A story with the tag 'promised' is listed here."
    >
      {[...usePromised()].map(([group, components]) => (
        <GuideSection key={group} title={group}>
          <GuideRows
            rows={[...components].map(([component, stories]) => [
              component,
              stories.map(({ id, name }, index) => (
                <span key={id}>
                  {index > 0 && ' · '}
                  <TextLink href={`./?path=/story/${id}`} target="_top">
                    {name}
                  </TextLink>
                </span>
              )),
            ])}
          />
        </GuideSection>
      ))}
    </GuidePage>
  );
}
