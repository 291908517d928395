// The labels of the rows: the same sequence in every framework.
#pragma once

#include <QString>

// An "adjective colour noun".
QString nextLabel();
