// The labels of the rows: the same sequence in every framework.
#pragma once

#include <QString>

// An "adjective color noun".
QString nextLabel();
