import { takeTour } from '../../helpers/api';
import { openHydrated } from '../../helpers/hydrated';
import { expect, test } from '../../helpers/test';

test('the tour opens a chat, gets a real reply, asks for more and rates it, with the ids of the steps before', async ({
  page,
}) => {
  await openHydrated(page, '/api/capi/');
  const { shown } = await takeTour(page, 4);
  const [[, opened], [sent, replied], [, waiting], [rating]] = shown as [never[], never[], never[], never[]] &
    {
      result: { cuid: string };
    }[][];
  expect(replied?.result).toMatchObject({ text: { value: 'Send me the parcel number, please.' } });
  expect(sent).toMatchObject({ cuid: opened?.result.cuid });
  expect(waiting?.result).toMatchObject({ answers: [] });
  expect(rating).toMatchObject({ cuid: opened?.result.cuid, context: { rate_type: 'rate', rating: '1' } });
  await expect(page.getByText('That was the tour')).toBeVisible();
});
