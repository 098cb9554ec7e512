import './allTables';
import allRoutes from '@all-routes/routes';

export default allRoutes;
